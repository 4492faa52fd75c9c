import { expect, it } from 'vitest';
import type { GameEvent } from '../api/types';
import { gainsIn, gainsOf } from './gains';

const event = (kind: string, seat: number, text: string, more: object = {}) =>
  ({ event: kind, seat, text, ...more }) as unknown as GameEvent;
const points = (seat: number, change: number, source: string) =>
  event('points', seat, `${change} points`, { change, source });

const STAFF = { name: 'staff', icon: 'staff', sources: ['staff'] };

it('says what brought the points, the largest first', () => {
  const gains = gainsOf([
    event('staff_used', 0, '[[staff:3|Waiter]] helps Anna'),
    points(0, 2, 'staff'),
    event('moved_in', 1, 'Ben moves a guest in'),
    event('staff_used', 0, '[[staff:5|Cook]] helps Anna'),
    event('krones', 0, 'Anna gets a krone'),
    points(0, 3, 'staff'),
    points(1, 4, 'guests'),
  ]);
  expect(gainsIn(gains, STAFF, 0)).toEqual([
    { seat: 0, source: 'staff', text: 'Cook helps Anna', points: 3 },
    { seat: 0, source: 'staff', text: 'Waiter helps Anna', points: 2 },
  ]);
  expect(gainsIn(gains, STAFF, 1)).toEqual([]);
  expect(gains.at(-1)).toEqual({ seat: 1, source: 'guests', text: 'Ben moves a guest in', points: 4 });
});

it('has no words for what is only counted', () => {
  expect(gainsOf([event('staff_scored', 0, 'Anna scores'), points(0, -10, 'final_guests')])).toEqual([]);
});

it('counts the same again as one', () => {
  const again = [event('staff_used', 0, 'The cook helps'), points(0, 2, 'staff')];
  expect(gainsOf([...again, ...again])).toEqual([{ seat: 0, source: 'staff', text: 'The cook helps', points: 4 }]);
});
