/** What happened: the list of events, and what the table shows of it. */

import type { GameEvent, Notice, View } from '../api/types';

/** The events from number `from` on are replaced by `list`. */
export function updated(known: GameEvent[], from: number, list: GameEvent[]): GameEvent[] {
  return [...known.slice(0, from), ...list];
}

/** The events since the last one of a kind, that one included. */
export function since(events: GameEvent[], kind: string): GameEvent[] {
  const first = events.findLastIndex((event) => event.event === kind);
  return first < 0 ? [] : events.slice(first);
}

export interface TurnTile {
  number: number;
  seat: number;
  state: 'done' | 'now' | 'open';
  /** The die that lies on it. */
  die: number | null;
}

/** The turns of a round in their order, each player having two, and the dice that were taken. */
export function turnTiles(view: View, events: GameEvent[]): TurnTile[] {
  const players = view.players.length;
  const round = since(events, 'round_started');
  const taken = new Map<number, number>();
  let number = 0;
  for (const event of round) {
    if (event.event === 'turn_started' && !event.extra) number = event.number;
    if (event.event === 'turn_ended' || event.event === 'passed') number = 0;
    if (event.event === 'die_taken' && number > 0) taken.set(number, event.value);
    if (event.event === 'die_discarded') number = 0;
  }
  return Array.from({ length: 2 * players }, (_, index) => {
    const place = index < players ? index : 2 * players - 1 - index;
    const state = number === index + 1 ? 'now' : taken.has(index + 1) ? 'done' : 'open';
    return { number: index + 1, seat: (view.start + place) % players, state, die: taken.get(index + 1) ?? null };
  });
}

/** Something that happened to a seat, told among the events. */
interface Noticed {
  event: 'notice';
  seat: number;
  text: string;
  cost?: undefined;
}

export interface LogLine {
  /** The number of its event; of notices -1, -2, … */
  n: number;
  event: GameEvent | Noticed;
  /** How many times in a row. */
  times: number;
  /** What the line brought and cost: krones, emperor steps, points. */
  changes: Partial<Record<'krones' | 'emperor' | 'points', number>>;
}

type Change = GameEvent & { event: keyof LogLine['changes'] };
const SILENT = new Set(['turn_ended', 'die_rolled', 'game_over', 'staff_offered']);
/** What is paid for before it is told. */
const PAID_FIRST = new Set(['served', 'action']);

/** Points of the final scoring make lines of their own; those for staff are told with the card. */
const isFinal = (event: GameEvent): boolean => event.event === 'points' && event.source.startsWith('final');
const isSilent = (event: GameEvent): boolean => SILENT.has(event.event) || event.source === 'final_staff';
const isChange = (event: GameEvent): event is Change =>
  (event.event === 'krones' || event.event === 'emperor' || event.event === 'points') && !isFinal(event);

/** Krones that the line itself says were paid. */
function price({ event, cost = 0 }: LogLine['event']): number {
  return event === 'boosted' || event === 'penalty_ignored' ? 1 : cost;
}

function note(line: LogLine, { event, change }: Change): void {
  if (event === 'krones' && change === -price(line.event)) return;
  line.changes[event] = (line.changes[event] ?? 0) + change;
}

/** A room is occupied by somebody who has just moved in, which has been told. */
function toldByMovingIn(events: GameEvent[], n: number): boolean {
  let before = n - 1;
  while (before >= 0 && isChange(events[before])) before--;
  const { event, seat, room } = events[n];
  return (
    event === 'room_occupied' &&
    events[before]?.event === 'moved_in' &&
    events[before].seat === seat &&
    events[before].room === room
  );
}

/** The last `most` lines of the log, notices among the events. */
export function logLines(events: GameEvent[], notices: Notice[], most: number): LogLine[] {
  const lines = eventLines(events, most);
  for (const [index, { seat, text, events: before }] of notices.entries()) {
    const line: LogLine = { n: -1 - index, event: { event: 'notice', seat, text }, times: 1, changes: {} };
    const place = lines.findIndex(({ n }) => n >= before);
    lines.splice(place < 0 ? lines.length : place, 0, line);
  }
  return lines.slice(-most);
}

/** Changes stand beside the line that brought them about, the same line is told once. */
function eventLines(events: GameEvent[], most: number): LogLine[] {
  const lines: LogLine[] = [];
  const changes: Change[] = [];
  for (let n = events.length - 1; n >= 0 && lines.length <= most; n--) {
    const event = events[n];
    const after = lines.at(-1);
    if (isSilent(event) || toldByMovingIn(events, n)) continue;
    if (isChange(event) && n > 0) {
      const fee =
        event.event === 'krones' && event.change < 0 && after?.n === n + 1 && PAID_FIRST.has(after.event.event);
      if (fee) note(after, event);
      else changes.push(event);
    } else if (after && changes.length === 0 && after.n === n + 1 && after.event.text === event.text) {
      Object.assign(after, { n, times: after.times + 1 });
    } else {
      const line: LogLine = { n, event, times: 1, changes: {} };
      for (const change of changes.splice(0)) note(line, change);
      lines.push(line);
    }
  }
  return lines.slice(0, most).reverse();
}

export type Segment =
  { text: string } | { card: 'guest' | 'staff' | 'objective' | 'tile'; number: string; text: string };

/** A line of the log cut into plain text and cards, which are marked as [[guest:75|Opera Singer]]. */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const mark of text.matchAll(/\[\[(guest|staff|objective|tile):([^|\]]+)\|([^\]]*)\]\]/g)) {
    if (mark.index > end) found.push({ text: text.slice(end, mark.index) });
    found.push({ card: mark[1] as 'guest', number: mark[2], text: mark[3] });
    end = mark.index + mark[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
