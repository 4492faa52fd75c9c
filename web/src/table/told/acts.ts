/** What somebody did, one act at a time: the lines of the log put together as one would tell them. */

import type { GameEvent } from '../../api/types';
import { isFinal, type Changes, type LogLine } from '../log/chronicle';

export interface Act {
  /** The number of its first event; of notices below 0. */
  n: number;
  /** The number of the event after its last line's first. */
  end: number;
  /** null: nobody's doing, such as dice that are rolled again. */
  seat: number | null;
  lines: LogLine[];
  changes: Changes;
}

/** What goes without saying. */
const UNTOLD = new Set([
  'guest_arrived',
  'deck_remade',
  'hotel_dealt',
  'tile_drawn',
  'objective_drawn',
  'staff_kept',
  'staff_looked_at',
  'start_player',
]);
/** What belongs to the act before it. */
const JOINS = new Set([
  'boosted',
  'action',
  'food_put',
  'food_stored',
  'food_lost',
  'group_full',
  'staff_drawn',
  'staff_returned',
  'rewarded',
  'penalized',
  'penalty_ignored',
  'extra_turn',
]);

const isUntold = ({ event }: LogLine): boolean =>
  UNTOLD.has(event.event) || (event.event === 'turn_started' && !event.extra) || isFinal(event);

function joins({ seat, lines }: Act, { event }: LogLine): boolean {
  if (seat !== event.seat) return false;
  const has = (kind: string) => lines.some((line) => line.event.event === kind);
  if (event.event === 'room_prepared') return has('room_prepared') || has('rewarded') || actionOf(lines) === 3;
  if (event.event === 'served') return has('served');
  return JOINS.has(event.event);
}

/** The action that was taken, from 1 to 5. */
export function actionOf(lines: LogLine[]): number | null {
  for (const { event } of lines) if (event.event === 'action') return event.action;
  return null;
}

export function actsOf(lines: LogLine[]): Act[] {
  const acts: Act[] = [];
  let last: Act | undefined;
  for (const line of lines) {
    const { event, seat } = line.event;
    if (event === 'turn_started') last = undefined;
    if (isUntold(line)) continue;
    const end = line.n < 0 ? (acts.at(-1)?.end ?? 0) : line.n + 1;
    if (last && line.n >= 0 && joins(last, line)) {
      last.lines.push(line);
      last.end = end;
      for (const [kind, change] of Object.entries(line.changes) as [keyof Changes, number][])
        last.changes[kind] = (last.changes[kind] ?? 0) + change;
    } else {
      const whose = event === 'round_started' ? null : (seat ?? null);
      last = { n: line.n, end, seat: whose, lines: [line], changes: { ...line.changes } };
      acts.push(last);
      if (event === 'notice') last = undefined;
    }
  }
  return acts;
}

/**
 * The acts of the others since the last turn of a seat: between its turns, or up to now.
 * While a turn of the seat is on, it is what came before it.
 */
export function sinceTurn(acts: Act[], events: GameEvent[], seat: number): Act[] {
  const other = events.findLastIndex((event) => event.event === 'turn_started' && event.seat !== seat);
  const own = (event: GameEvent) => (event.event === 'turn_ended' || event.event === 'passed') && event.seat === seat;
  const from = events.slice(0, Math.max(other, 0)).findLastIndex(own);
  return acts.filter((act) => act.end > from + 1 && act.seat !== seat);
}

export interface Told {
  seat: number | null;
  acts: Act[];
}

/** In order, those of a seat in a row together. */
export function bySeat(acts: Act[]): Told[] {
  const told: Told[] = [];
  for (const act of acts) {
    const last = told.at(-1);
    if (last && last.seat === act.seat) last.acts.push(act);
    else told.push({ seat: act.seat, acts: [act] });
  }
  return told;
}

/** What the seat has done in the turn that is on. */
export function turnOf(acts: Act[], events: GameEvent[], seat: number): Act[] {
  const started = events.findLastIndex((event) => event.event === 'turn_started');
  return acts.filter((act) => act.n > started && act.seat === seat);
}
