/** What this device has done with the puzzles and deals of the days. */

import { randomId } from '../api/random';

/** At most so many points may be missing from the best turn. */
export const FOUND = 0.5;

export interface Try {
  /** Points, against the best turn; null for who gave up. */
  missing: number | null;
}

export interface DayKept {
  /** A name for this day alone, by which the server counts tries. */
  solver: string;
  tries: Try[];
  /** The best turn in words, once it may be seen. */
  best: string[] | null;
  /** The game of the day's deal: the one that counts. */
  deal: string | null;
}

const KEY = 'grandaustria.daily';
const MOST = 60;
const DAY = 86_400_000;

type Days = Record<string, DayKept>;

export function days(): Days {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Days;
  } catch {
    return {};
  }
}

/** What was done on a day; a solver's name is made up when it is first needed. */
export function dayKept(day: string): DayKept {
  return days()[day] ?? { solver: randomId(), tries: [], best: null, deal: null };
}

export function keepDay(day: string, kept: DayKept): void {
  const newest = Object.entries({ ...days(), [day]: kept })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}

export type Mark = 'found' | 'missed' | 'none';

export function markOf(kept: DayKept | undefined): Mark {
  if (!kept?.tries.length) return 'none';
  return kept.tries.some(({ missing }) => missing !== null && missing <= FOUND) ? 'found' : 'missed';
}

const before = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - n * DAY).toISOString().slice(0, 10);

/** The last seven days, today last. */
export function week(today: string, all: Days): { day: string; mark: Mark }[] {
  return Array.from({ length: 7 }, (_, k) => before(today, 6 - k)).map((day) => ({ day, mark: markOf(all[day]) }));
}

/** On how many days in a row the puzzle was found, until today or, if that is still open, until yesterday. */
export function inARow(today: string, all: Days): number {
  let n = 0;
  for (let back = markOf(all[today]) === 'found' ? 0 : 1; markOf(all[before(today, back)]) === 'found'; back++) n++;
  return n;
}

/** When a day ends, in milliseconds since 1970: midnight UTC. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}
