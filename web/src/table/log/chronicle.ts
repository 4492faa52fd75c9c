/** What happened: the list of events, and what the table shows of it. */

import type { GameEvent, Notice, View } from '../../api/types';

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
  room?: undefined;
  source?: undefined;
}

export interface LogLine {
  /** The number of its event; of notices -1, -2, … */
  n: number;
  event: GameEvent | Noticed;
  /** How many times in a row. */
  times: number;
  /** What the line brought and cost: krones, emperor steps, points. */
  changes: Changes;
}

export type Changes = Partial<Record<'krones' | 'emperor' | 'points', number>>;
type Change = GameEvent & { event: keyof Changes };

const SILENT = new Set(['turn_ended', 'die_rolled', 'game_over', 'staff_offered']);
/** What is paid for before it is told. */
const PAID_FIRST = new Set(['served', 'action']);
/** What comes along with something else, which brings about the changes that follow. */
const ASIDES = new Set([
  'group_full',
  'boosted',
  'food_put',
  'food_stored',
  'guest_arrived',
  'deck_remade',
  'staff_drawn',
  'staff_looked_at',
  'staff_returned',
]);

/** Points of the final scoring make lines of their own; those for staff are told with the card. */
export const isFinal = (event: LogLine['event']): boolean =>
  event.event === 'staff_scored' || (event.event === 'points' && event.source.startsWith('final'));
const isSilent = (event: GameEvent): boolean => SILENT.has(event.event) || event.source === 'final_staff';
const isChange = (event: GameEvent): event is Change =>
  (event.event === 'krones' || event.event === 'emperor' || event.event === 'points') && !isFinal(event);

/** Krones that the line itself says were paid. */
function price({ event, cost = 0 }: LogLine['event']): number {
  return event === 'boosted' || event === 'penalty_ignored' ? 1 : cost;
}

function note({ changes }: LogLine, { event, change }: Change): void {
  changes[event] = (changes[event] ?? 0) + change;
}

/** The log, notices among the events. */
export function logLines(events: GameEvent[], notices: Notice[]): LogLine[] {
  const lines = eventLines(events);
  for (const [index, { seat, text, events: before }] of notices.entries()) {
    const line: LogLine = { n: -1 - index, event: { event: 'notice', seat, text }, times: 1, changes: {} };
    const place = lines.findIndex(({ n }) => n >= before);
    lines.splice(place < 0 ? lines.length : place, 0, line);
  }
  return lines;
}

/** Changes stand beside the line that brought them about, the same line is told once. */
function eventLines(events: GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  /** The last line that is no aside. */
  let main: LogLine | undefined;
  let fee: Change | null = null;
  /** Krones whose payment the last line tells. */
  let paid = 0;
  for (const [n, event] of events.entries()) {
    const last = lines.at(-1);
    if (isSilent(event) || isMovingIn(main, event)) continue;
    if (isChange(event) && main) {
      if (event.event === 'krones' && paid > 0 && event.change === -paid) paid = 0;
      else if (event.event === 'krones' && event.change < 0 && PAID_FIRST.has(events[n + 1]?.event)) fee = event;
      else note(main, event);
    } else if (last && !fee && last.event.text === event.text) {
      last.times++;
    } else {
      const line: LogLine = { n, event, times: 1, changes: {} };
      if (fee) note(line, fee);
      fee = null;
      paid = price(event);
      lines.push(line);
      if (!main || !comesAlong(main, event)) main = line;
    }
  }
  return lines;
}

function comesAlong(main: LogLine, { event, seat = main.event.seat }: GameEvent): boolean {
  return ASIDES.has(event) && seat === main.event.seat;
}

/** A room is occupied by somebody who has just moved in, which has been told. */
function isMovingIn(main: LogLine | undefined, { event, seat, room }: GameEvent): boolean {
  return (
    event === 'room_occupied' &&
    main?.event.event === 'moved_in' &&
    main.event.seat === seat &&
    main.event.room === room
  );
}

export interface Segment {
  /** Plain text, a card (guest, staff, objective, tile), or something that is drawn: icon, die, room. */
  kind: string;
  name: string;
  text: string;
}

/** A text cut at its marks, such as [[guest:75|Opera Singer]] or [[icon:krone|2]]. */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  const pass = (to: number) => to > end && found.push({ kind: 'text', name: '', text: text.slice(end, to) });
  for (const mark of text.matchAll(/\[\[(\w+):([^|\]]+)\|([^\]]*)\]\]/g)) {
    pass(mark.index);
    found.push({ kind: mark[1], name: mark[2], text: mark[3] });
    end = mark.index + mark[0].length;
  }
  pass(text.length);
  return found;
}

/** An opening quotation mark stays on the line of the name that it opens. */
export function quoted(all: Segment[]): (Segment & { quote?: string })[] {
  return all.map((segment, index) => {
    const before = all[index - 1];
    if (segment.kind === 'text')
      return index < all.length - 1 ? { ...segment, text: segment.text.replace(OPENING, '') } : segment;
    return before?.kind === 'text' ? { ...segment, quote: OPENING.exec(before.text)?.[0] } : segment;
  });
}

const OPENING = /[„“«‘‚]$/;

/** The words alone. */
export function plain(text: string): string {
  return segments(text)
    .map((segment) => segment.text)
    .join('');
}
