/** The figures of the statistics, computed from the games that are kept. */

import { EXPERT } from './expert';
import type { KeptGame, Reviewed } from './kept';

export type Filter = 'all' | '2' | '3' | '4' | 'alone';
export const FILTERS: Filter[] = ['all', '2', '3', '4', 'alone'];

/** Fewer games of a kind than this, and there is no percentage. */
const ENOUGH = 5;
/** The games that tell how somebody plays lately. */
export const LATELY = 10;
const MONTH = 30 * 86_400;
/** Fewer own turns than this, and a game says nothing of how somebody plays. */
const LONG_ENOUGH = 8;
/** Of points given away a turn: below each, the rank is one higher than below the next. The best comes first. */
export const LIMITS = [0.5, 1, 1.75, 2.5, 4] as const;

export function filtered(games: KeptGame[], filter: Filter): KeptGame[] {
  if (filter === 'all') return games;
  return games.filter(({ players }) => players === (filter === 'alone' ? 1 : +filter));
}

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Share {
  won: number;
  of: number;
}

export function shareOf(games: KeptGame[]): Share {
  return { won: games.filter(({ won }) => won).length, of: games.length };
}

/** The share that was won; null when there are too few games to speak of one. */
export function portion({ won, of }: Share): number | null {
  return of < ENOUGH ? null : won / of;
}

export function lately(games: KeptGame[], now: number): number {
  return games.filter(({ ended }) => ended > now - MONTH).length;
}

export interface Row extends Share {
  /** A bot's level, or people. */
  whom: string;
  /** The mean of the own points. */
  points: number;
}

/** Against each level of bots, in their order, and against people. A game against several counts for each kind. */
export function rowsOf(games: KeptGame[], levels: string[]): Row[] {
  const kindsOf = (game: KeptGame) =>
    new Set(game.level === null ? game.against.map(({ bot }) => bot ?? 'people') : []);
  const found = new Set(games.flatMap((game) => [...kindsOf(game)]));
  const order = [...levels, ...[...found].filter((whom) => whom !== 'people' && !levels.includes(whom)), 'people'];
  return order
    .filter((whom) => found.has(whom))
    .map((whom) => {
      const those = games.filter((game) => kindsOf(game).has(whom));
      return { whom, ...shareOf(those), points: mean(those.map(({ points }) => points)) };
    });
}

/** Alone against Leopold, on each level that was played. */
export function alone(games: KeptGame[]): (Share & { level: number })[] {
  return [1, 2, 3]
    .map((level) => ({ level, ...shareOf(games.filter((game) => game.level === level)) }))
    .filter(({ of }) => of > 0);
}

/** The mean of the own points by source, and what the expert would have had at tables of that size. */
export function sources(games: KeptGame[]): { own: Record<string, number>; expert: Record<string, number> | null } {
  const meansOf = (all: Record<string, number>[]) => {
    const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
    return Object.fromEntries(names.map((name) => [name, mean(all.map((each) => each[name] ?? 0))]));
  };
  const compared = games.map(({ players }) => EXPERT[players]).filter((means) => means !== undefined);
  return { own: meansOf(games.map((game) => game.sources)), expert: compared.length ? meansOf(compared) : null };
}

export function best(games: KeptGame[], most: number): KeptGame[] {
  return games.toSorted((a, b) => b.points - a.points || b.ended - a.ended).slice(0, most);
}

export interface Counted {
  card: number;
  n: number;
}

/** How often each card was there, the most frequent first. */
export function counted(lists: number[][]): Counted[] {
  const times = new Map<number, number>();
  for (const card of lists.flat()) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => ({ card, n })).sort((a, b) => b.n - a.n || a.card - b.card);
}

/** The mean of each value and those before it, of ten at most. */
export function running(values: number[]): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - LATELY), index + 1)));
}

export interface Review {
  /** Points given away, game by game. */
  given: number[];
  /** A game, and lately. */
  mean: number;
  lately: number;
  /** A game; null if no record tells. */
  luck: number | null;
  /** The mean number of own turns. */
  turns: number;
  /** The number of the rank that the last games make, 0 for the lowest; null if they were cut short. */
  rank: number | null;
  /** From how many points given away a game the next rank begins. */
  next: number | null;
}

/** The number of the rank, 0 for the lowest, for points given away a turn. */
export function levelOf(perTurn: number): number {
  const place = LIMITS.findIndex((limit) => perTurn < limit);
  return place < 0 ? 0 : LIMITS.length - place;
}

/** What reviews have found; null without any. */
export function reviewOf(games: KeptGame[]): Review | null {
  const reviews = games.flatMap(({ review }) => review ?? []);
  if (!reviews.length) return null;
  const lucks = reviews.flatMap(({ luck }) => luck ?? []);
  const long = reviews.filter(({ turns }) => turns >= LONG_ENOUGH).slice(-LATELY);
  const sum = (of: (review: Reviewed) => number) => long.reduce((total, review) => total + of(review), 0);
  const rank = long.length ? levelOf(sum(({ given }) => given) / sum(({ turns }) => turns)) : null;
  const turns = mean(reviews.map((review) => review.turns));
  const given = reviews.map((review) => review.given);
  return {
    given,
    mean: mean(given),
    lately: mean(given.slice(-LATELY)),
    luck: lucks.length ? mean(lucks) : null,
    turns,
    rank,
    next: rank === null || rank === LIMITS.length ? null : LIMITS[LIMITS.length - 1 - rank] * turns,
  };
}
