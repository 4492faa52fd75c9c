/** The game somebody wishes for, as the form has it, and as the server is asked for it. */

import type { Clock, GameOptions, NewGame, SeatWanted } from '../api/lobby';
import type { Table } from '../api/types';

export const FEWEST = 2;
export const MOST = 4;
/** The four day hotels. */
export const PLANS = ['A', 'B', 'C', 'D'] as const;
export const USUAL = 'planner';
export const GENTLEST = 'gentle';

/** Who is to sit on a chair: the player, somebody else at this device, whoever has the link, or a bot. */
export interface Chair {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  bot: string;
}

export type ClockName = keyof typeof CLOCKS;
export const CLOCKS = {
  none: { kind: 'none' },
  'min-3': { kind: 'turn', seconds: 180 },
  'min-10': { kind: 'turn', seconds: 600 },
  'day-1': { kind: 'day', days: 1 },
  'day-3': { kind: 'day', days: 3 },
} as const satisfies Record<string, Clock>;

export interface Wish extends Omit<GameOptions, 'players' | 'hotel'> {
  chairs: Chair[];
  hotel: 'night' | 'day';
  /** Whether day hotels are chosen, and which each seat gets; the last ones are those that nobody has. */
  choosesPlans: boolean;
  plans: string[];
  clock: ClockName;
  pace: Table['pace'];
  /** Whether players may ask for hints, and see forecasts; null: as is usual for this company. */
  hints: boolean | null;
  forecast: boolean | null;
}

export function chairOf(kind: Chair['kind'], bot = USUAL): Chair {
  return { kind, name: '', bot };
}

export function usualWish(bot = USUAL): Wish {
  return {
    chairs: [chairOf('me'), chairOf('bot', bot)],
    hotel: 'night',
    choosesPlans: false,
    plans: [...PLANS],
    staff: 'standard',
    edition: 'current',
    promos: true,
    clock: 'none',
    pace: 'calm',
    hints: null,
    forecast: null,
  };
}

/** A first game: small, with the staff hands for beginners, against somebody who forgives mistakes. */
export function firstWish(): Wish {
  return { ...usualWish(), chairs: [chairOf('me'), chairOf('bot', GENTLEST)], staff: 'introductory', promos: false };
}

/** Alone against Leopold. */
export function soloWish(level: number): Wish {
  return { ...usualWish(), chairs: [chairOf('me')], mode: 'solo', level };
}

/** Chooses an edition. The promo guests appeared after the first one. */
export function chooseEdition(wish: Wish, edition: Wish['edition']): void {
  wish.edition = edition;
  wish.promos = edition === 'current';
}

/** Gives a seat a plan; who had it gets the other in exchange. */
export function exchanged(plans: string[], seat: number, plan: string): string[] {
  return plans.map((held, index) => (index === seat ? plan : held === plan ? plans[seat] : held));
}

/** Takes a chair away, and its plan with it. */
export function removeChair(wish: Wish, seat: number): void {
  wish.chairs.splice(seat, 1);
  wish.plans.push(...wish.plans.splice(seat, 1));
}

/** Whether there is advice where nobody has chosen: against bots and alone, but not among people. */
export function isAdvised({ chairs }: Wish): boolean {
  return chairs.filter(({ kind }) => kind !== 'bot').length < 2;
}

export interface Names {
  /** Empty for a player who has given no name: then every reader sees a word in their language. */
  me: string;
  /** Somebody at this device who has given no name, by chair. */
  here: (chair: number) => string;
  /** Names for bots, in order. */
  bots: string[];
}

/** The names at the table as they are shown here; a bot's is nobody else's. */
export function namesOf(chairs: Chair[], names: Names): string[] {
  const taken = chairs.map(({ kind, name }, index) => {
    if (kind === 'me') return names.me || names.here(index + 1);
    return kind === 'here' ? name.trim() || names.here(index + 1) : '';
  });
  const free = names.bots.filter((name) => !taken.includes(name));
  return chairs.map(({ kind }, index) => (kind === 'bot' ? (free.shift() ?? '') : taken[index]));
}

export function requestOf(wish: Wish, names: Names): NewGame {
  const { chairs, clock, pace, hotel, choosesPlans, plans, hints, forecast, ...options } = wish;
  const called = namesOf(chairs, names);
  return {
    options: {
      players: chairs.length,
      hotel: hotel === 'day' && choosesPlans ? plans.slice(0, chairs.length) : hotel,
      ...options,
    },
    seats: chairs.map(({ kind, name, bot }, index): SeatWanted => {
      if (kind === 'open') return { kind };
      if (kind === 'bot') return { kind, bot, name: called[index] };
      return { kind: 'person', name: (kind === 'me' ? names.me : name.trim()) || null };
    }),
    clock: CLOCKS[clock],
    pace,
    hints: hints ?? isAdvised(wish),
    forecast: forecast ?? isAdvised(wish),
  };
}
