/** What brought the points of each row, from the story of the game. */

import type { GameEvent } from '../api/types';
import { plain } from '../table/log/chronicle';
import type { Row } from './score';

export interface Gain {
  seat: number;
  source: string;
  text: string;
  points: number;
}

/** What comes along with something else and brings no points itself. */
const ASIDE = new Set(['points', 'krones', 'emperor', 'turn_started', 'turn_ended', 'round_started', 'action']);

/** Counted at the end without a word of what brought them. */
const COUNTED = new Set(['final_rooms', 'final_leftovers', 'final_guests']);
/** The seat of what happens to nobody. */
const NOBODY = -1;

/** Every gain or loss of points with the words for what brought it about; the same several times counts as one. */
export function gainsOf(events: GameEvent[]): Gain[] {
  const found = new Map<string, Gain>();
  const last = new Map<number, string>();
  for (const event of events) {
    const { seat = NOBODY } = event;
    if (event.event === 'points') {
      if (COUNTED.has(event.source)) continue;
      const text = last.get(seat) ?? plain(event.text);
      const key = `${seat} ${event.source} ${text}`;
      const gain = found.get(key) ?? { seat, source: event.source, text, points: 0 };
      gain.points += event.change;
      found.set(key, gain);
    } else if (!ASIDE.has(event.event)) last.set(seat, plain(event.text));
  }
  return [...found.values()];
}

/** The gains of a row at one seat, the largest first. */
export function gainsIn(gains: Gain[], row: Row, seat: number): Gain[] {
  return gains
    .filter((gain) => gain.seat === seat && row.sources.includes(gain.source) && gain.points !== 0)
    .sort((a, b) => b.points - a.points);
}
