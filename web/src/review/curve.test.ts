import { expect, it } from 'vitest';
import { bandsOf, barsOf, frameOf, lineOf, nearest } from './curve';
import { marksOf } from './marks';
import type { ReviewDocument, TurnReview } from './types';
import type { Choice } from '../api/types';

const turns = [0, 1, 1, 2].map((round, number) => ({
  number,
  round,
  first: 10 * (number + 1),
  after: { win: [0.5, 0.5], points: [80 + number, 70] },
})) as unknown as TurnReview[];
const document = {
  turns,
  start: { win: [0.6, 0.4], points: [75, 70] },
  game: { winners: [1], scores: [81, 90] },
  draws: [
    { first: 5, luck: [1, 0] },
    { first: 25, luck: [-2, 0] },
    { first: 27, luck: [0.5, 0] },
  ],
} as unknown as ReviewDocument;

it('knows which turns a round has', () => {
  expect(bandsOf(turns)).toEqual([
    { round: 0, from: 0, to: 1 },
    { round: 1, from: 1, to: 3 },
    { round: 2, from: 3, to: 4 },
  ]);
});

it('goes from the forecast at the start to the result', () => {
  expect(lineOf(document, 0, 'points')).toEqual([75, 80, 81, 82, 81]);
  expect(lineOf(document, 1, 'win')).toEqual([40, 50, 50, 50, 100]);
});

it('puts luck between the turns, and adds up what came together', () => {
  expect(barsOf(document, 0)).toEqual([
    { at: 0, luck: 1 },
    { at: 2, luck: -1.5 },
  ]);
});

it('fills its frame', () => {
  const frame = frameOf([[0, 100]], 'win', 4, 400, 300);
  expect(frame.y(100)).toBe(frame.top);
  expect(frame.y(0)).toBe(frame.bottom);
  expect(frame.x(4)).toBe(frame.right);
});

it('finds the turn nearest to where somebody points', () => {
  expect(nearest(turns, 2.6)?.number).toBe(2);
  expect(nearest([], 2.6)).toBeUndefined();
});

it('marks the things that steps are about, with the number of the step', () => {
  const choices = [
    { id: 7, touches: ['die:3'] },
    { id: 9, touches: [] },
  ] as unknown as Choice[];
  const words = { steps: ['a', 'b', 'c'], at: [0, 0, 1], asked: [7, 9, 8] };
  expect(marksOf(words, 'better', choices)).toEqual([{ thing: 'die:3', n: 1, kind: 'better' }]);
});
