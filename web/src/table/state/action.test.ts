import { expect, it } from 'vitest';
import { isOverdue, isWaiting, NONE, offerOf, type Action } from './action';

const choice = { id: 4, name: 'KEEP_STAFF:4', touches: [], text: 'keep' };
const offer = offerOf([choice]);
const shown = { seq: 7, offer };

it('lets the player act when nothing is under way', () => {
  expect(isWaiting(NONE, shown)).toBe(false);
});

it('waits for an answer as long as the same is asked as before', () => {
  const sent: Action = { step: 'sent', offer };
  expect(isWaiting(sent, shown)).toBe(true);
  expect(isWaiting(sent, { ...shown, seq: 8 })).toBe(true);
  expect(isWaiting(sent, { seq: 8, offer: offerOf([]) })).toBe(false);
});

it('waits after the answer for the position that it led to', () => {
  const done: Action = { step: 'done', seq: 9 };
  expect(isWaiting(done, { ...shown, seq: 8 })).toBe(true);
  expect(isWaiting(done, { ...shown, seq: 9 })).toBe(false);
});

it('decides on a late choice in the next position only', () => {
  const late: Action = { step: 'late', seq: 7, offer, choices: [choice] };
  expect(isWaiting(late, shown)).toBe(false);
  expect(isOverdue(late, shown)).toBe(false);
  expect(isOverdue(late, { ...shown, seq: 8 })).toBe(true);
  expect(isOverdue(NONE, shown)).toBe(false);
});
