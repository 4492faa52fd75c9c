/** An emperor scoring that is over: who stood where, fell where, and what came of it. */

import type { GameEvent } from '../../api/types';
import { isFinal, type Changes } from '../log/chronicle';

export interface Scored {
  seat: number;
  from: number;
  to: number;
  points: number;
  outcome: 'reward' | 'penalty' | 'spared' | 'nothing';
  /** What the reward or the penalty changed at once. */
  changes: Changes;
  /** Staff cards put under the deck or dismissed. */
  staff: number;
}

export interface Scoring {
  /** 1 to 3. */
  number: number;
  rows: Scored[];
}

const isEnd = (event: GameEvent): boolean => event.event === 'round_started' || isFinal(event);
const OUTCOMES = { rewarded: 'reward', penalized: 'penalty', penalty_ignored: 'spared' } as const;

function hear(row: Scored, event: GameEvent): void {
  switch (event.event) {
    case 'rewarded':
    case 'penalized':
    case 'penalty_ignored':
      row.outcome = OUTCOMES[event.event];
      break;
    case 'staff_returned':
    case 'staff_dismissed':
      if (row.outcome === 'penalty') row.staff++;
      break;
    case 'points':
    case 'krones':
    case 'emperor':
      if (event.event === 'points' && event.source.startsWith('emperor_') && event.source !== 'emperor_tiles')
        row.points += event.change;
      else if (event.event === 'emperor' && row.outcome === 'nothing') row.to = event.space;
      else row.changes[event.event] = (row.changes[event.event] ?? 0) + event.change;
      break;
  }
}

/** The scoring that has come to its end in the events from number `known` on. */
export function newScoring(events: GameEvent[], known: number): Scoring | null {
  const end = events.findIndex((event, n) => n >= known && isEnd(event));
  if (end < 0) return null;
  const start = events.slice(0, end).findLastIndex(({ event }) => event === 'turn_ended' || event === 'round_started');
  const scoring: Scoring = { number: 0, rows: [] };
  for (const event of events.slice(start + 1, end)) {
    if (event.event === 'emperor_scored') {
      const { seat, space } = event;
      scoring.number = event.scoring;
      scoring.rows.push({ seat, from: space, to: space, points: 0, outcome: 'nothing', changes: {}, staff: 0 });
    } else {
      const row = scoring.rows.at(-1);
      if (row && event.seat === row.seat) hear(row, event);
    }
  }
  return scoring.rows.length ? scoring : null;
}
