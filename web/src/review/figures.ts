/** The figures of a review as they are shown: sizes of mistakes, sums, rounded numbers. Differences are rounded last. */

import type { Draw, LineWords, ReviewDocument, SeatReview, TurnReview, Whole } from './types';

/** Points under which a turn is as good as the best one. */
const EQUAL = 0.5;
const MOST_LISTED = 8;
/** Points from which on luck is told of. */
const LUCK = 0.5;

export type Size = 'waiting' | 'find' | 'best' | 'equal' | 'slip' | 'mistake' | 'costly';

/** What a turn is called. What is not sure is never called a mistake, and what may be nothing has no number. */
export function sizeOf({ looked, good_find, best, given_away, error, sure, size }: TurnReview): Size {
  if (looked === 0) return 'waiting';
  if (good_find) return 'find';
  if (best === null) return 'best';
  if (given_away < EQUAL || error > given_away) return 'equal';
  return !sure && size !== 'equal' ? 'slip' : size;
}

export const isMistake = (size: Size): boolean => size === 'mistake' || size === 'costly';

/** One turn or one roll: one decimal, with a true minus, and with a plus where it is wanted. */
export function tenths(points: number, language: string, plus = false): string {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rounded,
  );
  if (rounded === 0) return digits;
  return points < 0 ? `−${digits}` : plus ? `+${digits}` : digits;
}

/** Whole points, with a true minus, and with a plus where it is wanted. */
export function wholes(points: number, plus = false): string {
  const rounded = Math.round(points);
  return rounded < 0 ? `−${-rounded}` : plus && rounded > 0 ? `+${rounded}` : String(rounded + 0);
}

export interface Chance {
  /** Whole per cent: never 0 or 100 before the end. */
  percent: number;
  bound: 'under' | 'over' | 'about';
}

export function chanceOf(win: number): Chance {
  if (win < 0.01) return { percent: 1, bound: 'under' };
  if (win > 0.99) return { percent: 99, bound: 'over' };
  return { percent: Math.round(win * 100), bound: 'about' };
}

export interface Part {
  name: 'expert' | 'luck' | 'given' | 'others' | 'unexplained' | 'result';
  /** What stands before it: nothing before the first one. */
  sign: '' | '+' | '−' | '=';
  points: number;
}

/** The sum that adds up to the result. A part that is not there is left out, unless everybody has it. */
export function sumOf(whole: Whole): Part[] {
  const signed = (name: Part['name'], points: number): Part => ({
    name,
    sign: points < 0 ? '−' : '+',
    points: Math.abs(points),
  });
  return [
    { name: 'expert', sign: '', points: whole.expert_game },
    signed('luck', whole.luck),
    { name: 'given', sign: '−', points: whole.given_away },
    signed('others', whole.others),
    ...(whole.unexplained ? [signed('unexplained', whole.unexplained)] : []),
    { name: 'result', sign: '=', points: whole.result },
  ];
}

export type Tab = 'mistakes' | 'finds' | 'luck' | 'all';

export const turnsOf = ({ turns }: ReviewDocument, seat: number): TurnReview[] =>
  turns.filter((turn) => turn.seat === seat);

export const mistakesOf = ({ turns }: ReviewDocument, { mistakes }: SeatReview): TurnReview[] =>
  mistakes.slice(0, MOST_LISTED).map((number) => turns[number]);

export const findsOf = ({ turns }: ReviewDocument, { good_finds }: SeatReview): TurnReview[] =>
  good_finds.map((number) => turns[number]);

/** The draws that changed most for a seat, the most first; what may be nothing is left out. */
export function luckOf({ draws }: ReviewDocument, seat: number): Draw[] {
  return draws
    .filter(({ luck, error }) => Math.abs(luck[seat]) >= LUCK && Math.abs(luck[seat]) > error[seat])
    .sort((a, b) => Math.abs(b.luck[seat]) - Math.abs(a.luck[seat]))
    .slice(0, MOST_LISTED);
}

/** The turns that no list of mistakes tells of: how many, what they gave away together, how many were the best. */
export function restOf(turns: TurnReview[], listed: TurnReview[]): { n: number; given: number; best: number } {
  const rest = turns.filter((turn) => turn.looked > 0 && turn.own && !listed.includes(turn));
  return {
    n: rest.length,
    given: rest.reduce((sum, turn) => sum + turn.given_away, 0),
    best: rest.filter((turn) => turn.best === null).length,
  };
}

/** Records of games before draws were noted have none; then luck cannot be told. */
export const knowsLuck = ({ draws }: ReviewDocument): boolean => draws.length > 0;

/** The first step of each choice: what comes of it is left out. */
export const headlines = ({ steps, at }: LineWords): string[] =>
  steps.filter((_, index) => index === 0 || at[index] !== at[index - 1]);

/** What one way to play has and another has not, in a few words; the beginning if there is no such thing. */
export function telling(steps: string[], other: string[], most = 2): string[] {
  const only = steps.filter((step) => !other.includes(step));
  return (only.length ? only : steps).slice(0, most);
}

export const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
