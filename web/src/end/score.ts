/** The score of a finished game: where the points came from, who won, and how the final scoring went. */

import type { GameEvent, Letter, Table, View } from '../api/types';
import { logLines, plain } from '../table/log/chronicle';

export type Breakdown = Record<string, number>[];

export interface Row {
  /** What the row is called: end-row-<name>. */
  name: string;
  icon: string;
  sources: string[];
  /** Left out when nobody has any. */
  rare?: boolean;
}

export const IN_GAME: Row[] = [
  { name: 'guests', icon: 'guest', sources: ['guests'] },
  { name: 'groups', icon: 'group', sources: ['groups'] },
  { name: 'rooms', icon: 'prepare', sources: ['rooms'] },
  { name: 'emperor', icon: 'emperor', sources: ['emperor_1', 'emperor_2', 'emperor_3'] },
  { name: 'tiles', icon: 'points', sources: ['emperor_tiles'], rare: true },
  { name: 'steps', icon: 'ui-up', sources: ['emperor_steps'], rare: true },
  { name: 'objectives', icon: 'objective', sources: ['objectives'] },
  { name: 'staff', icon: 'staff', sources: ['staff'] },
  { name: 'earlier', icon: 'ui-clock', sources: ['earlier'], rare: true },
];
/** In the order in which they are counted. */
export const FINAL: Row[] = [
  { name: 'final-staff', icon: 't-final', sources: ['final_staff'] },
  { name: 'final-rooms', icon: 'occupy', sources: ['final_rooms'] },
  { name: 'final-leftovers', icon: 'krone', sources: ['final_leftovers'] },
  { name: 'final-guests', icon: 'table', sources: ['final_guests'] },
];
export const ALL_COUNTED = FINAL.length;

export function pointsOf(row: Row, breakdown: Breakdown): number[] {
  return breakdown.map((of) => row.sources.reduce((sum, source) => sum + (of[source] ?? 0), 0));
}

/** The rows worth showing. */
export function shown(rows: Row[], breakdown: Breakdown): Row[] {
  return rows.filter((row) => !row.rare || pointsOf(row, breakdown).some((points) => points !== 0));
}

/** Everybody's points after this many parts of the final scoring. */
export function totals(breakdown: Breakdown, counted: number): number[] {
  const rows = [...IN_GAME, ...FINAL.slice(0, counted)];
  return breakdown.map((_, seat) => rows.reduce((sum, row) => sum + pointsOf(row, breakdown)[seat], 0));
}

export interface Place {
  seat: number;
  place: number;
  points: number;
}

/** From the first to the last; who won is first even when others have as many points. */
export function ranking(scores: number[], winners: number[]): Place[] {
  const rank = (seat: number): [number, number] => [winners.includes(seat) ? 0 : 1, -scores[seat]];
  const before = (a: number, b: number): number => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1];
  const order = scores.map((_, seat) => seat).sort((a, b) => before(a, b) || a - b);
  return order.map((seat) => ({
    seat,
    points: scores[seat],
    place: 1 + order.findIndex((other) => before(other, seat) === 0),
  }));
}

/** Who won. Against Leopold a tie is not won: nobody else has, so he has. */
export function winnersOf({ winners, seats }: Pick<Table, 'winners' | 'seats'>): number[] {
  return winners?.length ? winners : [seats.findIndex(({ kind }) => kind === 'automa')];
}

/** How the game was won. */
export function victory(scores: number[], winners: number[]): { how: 'shared' | 'tie' | 'clear'; by: number } {
  if (winners.length > 1) return { how: 'shared', by: 0 };
  const best = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  const by = scores[winners[0]] - best;
  return { how: by === 0 ? 'tie' : 'clear', by };
}

/** Each seat's points at the start, after every round, and at the end; the last round is without the final scoring. */
export function series(rounds: number[][], breakdown: Breakdown): number[][] {
  const last = totals(breakdown, 0);
  return breakdown.map((_, seat) => [
    0,
    ...rounds.slice(0, -1).map((points) => points[seat]),
    last[seat],
    rounds.at(-1)![seat],
  ]);
}

export interface Claimed {
  letter: Letter;
  objective: number;
  /** Seats in the order in which they claimed. */
  seats: number[];
}

export function claimed(view: View): Claimed[] {
  return view.objectives.map((objective, index) => {
    const letter = (['A', 'B', 'C'] as const)[index];
    const claims = view.players
      .map((player, seat) => ({ seat, place: player.claims[letter] ?? 0 }))
      .filter(({ place }) => place > 0);
    return { letter, objective, seats: claims.sort((a, b) => a.place - b.place).map(({ seat }) => seat) };
  });
}

export interface Moment {
  /** The event's number. */
  n: number;
  round: number;
  text: string;
  points: number;
}

/** The lines of the log that brought most points while the game was on, in their order. */
export function moments(events: GameEvent[], most: number): Moment[] {
  const end = events.findIndex(
    (event) => event.event === 'staff_scored' || (event.event === 'points' && event.source.startsWith('final')),
  );
  const played = end < 0 ? events : events.slice(0, end);
  let round = 0;
  const found: Moment[] = [];
  for (const { n, event, changes } of logLines(played, [])) {
    if (event.event === 'round_started') round = event.round;
    if ((changes.points ?? 0) > 0) found.push({ n, round, text: plain(event.text), points: changes.points! });
  }
  return found
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
