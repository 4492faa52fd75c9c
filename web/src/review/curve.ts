/** Where things stand in the curve of a review. */

import { axisOf } from '../design/axis';
import type { ReviewDocument, TurnReview } from './types';

export type Measure = 'win' | 'points';

export interface Band {
  round: number;
  /** Places between turns: 0 is before the first turn. */
  from: number;
  to: number;
}

/** The turns of each round; what comes before the first one is round 0. */
export function bandsOf(turns: TurnReview[]): Band[] {
  const bands: Band[] = [];
  for (const { number, round } of turns) {
    const last = bands.at(-1);
    if (last?.round === round) last.to = number + 1;
    else bands.push({ round, from: number, to: number + 1 });
  }
  return bands;
}

/** The forecasts of a seat at the start and after every turn; at the end there is the result. */
export function lineOf({ start, turns, game }: ReviewDocument, seat: number, measure: Measure): number[] {
  const won = game.winners.includes(seat) ? 100 / game.winners.length : 0;
  const end = measure === 'win' ? won : game.scores[seat];
  const of = (forecast: { win: number[]; points: number[] }) =>
    measure === 'win' ? 100 * forecast.win[seat] : forecast.points[seat];
  return [of(start), ...turns.slice(0, -1).map(({ after }) => of(after)), end];
}

export interface Bar {
  at: number;
  luck: number;
}

/** What was drawn for a seat, where it came between the turns. */
export function barsOf({ draws, turns }: ReviewDocument, seat: number): Bar[] {
  const sums = new Map<number, number>();
  for (const { first, luck } of draws) {
    const at = turns.filter((turn) => turn.first < first).length;
    sums.set(at, (sums.get(at) ?? 0) + luck[seat]);
  }
  return [...sums].map(([at, luck]) => ({ at, luck }));
}

export interface Frame {
  x: (place: number) => number;
  y: (value: number) => number;
  lines: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The middle of the luck below. */
  luck: number;
}

const MARGIN = { left: 40, right: 12, top: 18, bottom: 24 };
const LUCK_HEIGHT = 44;
const PER_CENT = [0, 25, 50, 75, 100];

export function frameOf(lines: number[][], measure: Measure, places: number, width: number, height: number): Frame {
  const [left, right, top] = [MARGIN.left, width - MARGIN.right, MARGIN.top];
  const bottom = height - MARGIN.bottom - LUCK_HEIGHT;
  const axis = measure === 'win' ? PER_CENT : axisOf(lines.flat(), bottom - top);
  return {
    x: (place) => left + ((right - left) * place) / Math.max(1, places),
    y: (value) => bottom - ((bottom - top) * (value - axis[0])) / (axis.at(-1)! - axis[0]),
    lines: axis,
    left,
    right,
    top,
    bottom,
    luck: bottom + LUCK_HEIGHT / 2 + 4,
  };
}

/** The height of a bar of luck, in pixels. */
export function tallOf(luck: number, most: number): number {
  return Math.min(1, Math.abs(luck) / Math.max(most, 3)) * (LUCK_HEIGHT / 2 - 2);
}

/** Of these turns the one nearest to a place. */
export function nearest(turns: TurnReview[], place: number): TurnReview | undefined {
  const away = ({ number }: TurnReview) => Math.abs(number + 0.5 - place);
  return turns.toSorted((a, b) => away(a) - away(b))[0];
}
