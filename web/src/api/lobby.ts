/** What is said before and after a game: what can be played, what was asked for, what was played. */

import type { GameEvent, Table, View } from './types';

export interface About {
  version: string;
  languages: string[];
  bots: { name: string; text: string }[];
  limits: Record<string, number>;
}

export type SeatWanted =
  { kind: 'person'; name: string } | { kind: 'bot'; bot: string; name: string } | { kind: 'open' };
export type Clock = { kind: 'none' } | { kind: 'turn'; seconds: number } | { kind: 'day'; days: number };

export interface GameOptions {
  players: number;
  /** Day hotels are dealt, or given seat by seat. */
  hotel: 'night' | 'day' | string[];
  staff: 'standard' | 'introductory' | 'draft';
  edition: 'current' | 'first';
  promos: boolean;
}

export interface NewGame {
  options: GameOptions;
  seats: SeatWanted[];
  clock: Clock;
  pace: Table['pace'];
}

/** A game made, with the tokens of its seats on this device. */
export interface Made {
  game: string;
  invitation: string;
  seats: { seat: number; token: string }[];
}

/** A seat taken, in a game joined or in a rematch. */
export interface Joined {
  game: string;
  seat: number;
  token: string;
}

export interface Summary {
  game: string;
  you: number | null;
  status: Table['status'];
  /** null for a seat that is still open. */
  names: (string | null)[];
  your_turn: boolean;
  /** The one to act. */
  seat: number | null;
  /** null before the game is dealt, 0 before its first round. */
  round: number | null;
  scores: number[] | null;
  /** Seconds since 1970. */
  changed: number;
}

/** With the number of choices that were made before it. */
export type ToldEvent = GameEvent & { at: number };

/** A finished game after `at` of its `of` choices, everything open. */
export interface Replayed {
  at: number;
  of: number;
  /** After how many choices each round starts. */
  rounds: number[];
  /** What is chosen next. */
  choice: number | null;
  view: View;
  events: { from: number; list: ToldEvent[] };
  scores: number[];
}
