/** What the server says: positions, views and cards, as docs/server.md and docs/formats.md describe them. */

import type { components } from './schema';

export type Food = 'strudel' | 'cake' | 'wine' | 'coffee';
export type Colour = 'blue' | 'red' | 'yellow' | 'green';
export type Letter = 'A' | 'B' | 'C';

export interface Choice {
  id: number;
  /** The text form of the id: PASS, TAKE_DIE:6, PUT:wine:kitchen. */
  name: string;
  /** The things on the table that mean this choice. */
  touches: string[];
  text: string;
}

export interface Prompt {
  seat: number;
  ask: string;
  n: number;
  line: string;
  /** Only for the seat that is asked. */
  choices?: Choice[];
}

export interface CafeTable {
  guest: number;
  missing: Partial<Record<Food, number>>;
}

export interface Player {
  hotel: string;
  krones: number;
  emperor: number;
  points: number;
  kitchen: Record<Food, number>;
  cafe: (CafeTable | null)[];
  /** Four strings from the ground floor up: '.' empty, 'f' free, 'o' occupied. */
  rooms: string[];
  groups_paid: number[];
  /** Cards, or how many where they are hidden. */
  hand: number[] | number;
  staff: number[];
  used: number[];
  pack: number[] | number;
  claims: Partial<Record<Letter, number>>;
  /** How many of the two turns are done. */
  turns: number;
  passed: boolean;
}

export interface View {
  options: { players: number; hotel: string; staff: string; edition: string; promos: boolean };
  round: number;
  start: number;
  dice: number[];
  queue: (number | null)[];
  guest_deck: number;
  staff_deck: number;
  looked_at: number[] | number;
  tiles: string[];
  objectives: number[];
  turn: {
    acted: boolean;
    guest_taken: boolean;
    die_taken: boolean;
    extra: boolean;
    extra_turns: number;
    serving: number;
  };
  players: Player[];
  seat: number | null;
  /** Room to guest, for each player. */
  tenants: Record<string, number>[];
  events: number;
  prompt: Prompt | null;
}

export interface GameEvent {
  event: string;
  seat?: number;
  text: string;
  [field: string]: unknown;
}

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  connected: boolean;
  stand_in: string | null;
  /** The stand-in plays until the person comes back, not only this turn. */
  stays: boolean;
  /** Deadlines missed in a row. */
  missed: number;
  resigned: boolean;
  picked: boolean;
}

/** Somebody's seat is played by a bot from now on, or by the person again. */
export interface Notice {
  kind: 'stand_in' | 'returned' | 'left';
  seat: number;
  bot: string | null;
  why: 'deadline' | 'called' | null;
  /** The seat that called for the stand-in. */
  by: number | null;
  stays: boolean;
  /** How many events were told before it. */
  events: number;
  at: number;
  text: string;
}

export interface Table {
  game: string;
  seq: number;
  status: 'open' | 'playing' | 'over' | 'abandoned';
  options: View['options'];
  you: number | null;
  seats: Seat[];
  clock: { kind: 'none' } | { kind: 'turn'; seconds: number } | { kind: 'day'; days: number };
  pace: 'instant' | 'quick' | 'calm';
  /** Bots make no pauses until a person is asked. */
  hurried: boolean;
  deadline: number | null;
  view: View | null;
  undo: number;
  /** In the draft: what this seat has picked before its time. */
  ahead: number | null;
  events: { from: number; list: GameEvent[] };
  /** All of the game, in order. */
  notices: Notice[];
  scores: number[] | null;
  winners: number[] | null;
  breakdown: Record<string, number>[] | null;
  points_by_round: number[][] | null;
  /** When the game is over: for each seat the bot that finished the person's game. */
  finished_by: (string | null)[] | null;
  rematch: string | null;
}

export interface Part {
  effect: string;
  n: number;
}

export interface GuestCard {
  number: number;
  name: string;
  colour: Colour;
  order: Partial<Record<Food, number>>;
  points: number;
  reward: Part[];
  text: string;
}

export interface StaffCard {
  number: number;
  name: string;
  cost: number;
  when: 'immediate' | 'each_round' | 'permanent' | 'final';
  /** Whose printing it is. */
  edition?: string;
  text: string;
}

export interface ObjectiveCard {
  number: number;
  letter: Letter;
  text: string;
}

export interface TileCard {
  name: string;
  reward: Part[];
  text: string;
  penalty: string;
}

export interface HotelBoard {
  name: string;
  text: string;
  /** Colours of the twenty rooms, from the bottom left. */
  rooms: Colour[];
  groups: number[][];
}

export interface Cards {
  guests: GuestCard[];
  staff: StaffCard[];
  objectives: ObjectiveCard[];
  tiles: TileCard[];
  hotels: HotelBoard[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What comes through the WebSocket. */
export type Message =
  | ({ type: 'position' } & Table)
  | ({ type: 'chat' } & ChatLine)
  /** `away_for`: for how many seconds each person has been away. */
  | { type: 'presence'; seats: boolean[]; away_for: (number | null)[] }
  | { type: 'thinking'; seat: number }
  | { type: 'bye'; reason: string }
  | { type: 'pong' };

/** A type of the server's without its room for what may be added later. */
type Known<T> = T extends (infer E)[]
  ? Known<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]: Known<T[K]> }
    : T;
/** Fails to compile when the server's messages and these types have drifted apart. */
type Agrees<Mine extends Theirs, Theirs> = Mine;
export type Checked = [
  Agrees<Message, Known<components['schemas']['FromServer']>>,
  Agrees<Table, Known<components['schemas']['Position']>>,
];
