import { expect, it } from 'vitest';
import { sceneOf, type Given } from '../../help/fixture';
import { frontFor } from './panels';
import { trayOf } from './tray';

const holds = (given: Given) => trayOf(sceneOf(given)).holds;

it('holds the dice while one can be taken, and while others play', () => {
  expect(holds({ choices: ['TAKE_DIE:2', 'PASS'] })).toBe('dice');
  expect(holds({ choices: null })).toBe('dice');
});

it('holds what is to be placed, with a way to store the rest', () => {
  const me = { cafe: [{ guest: 62, missing: {} }, null, null] as never };
  const tray = trayOf(sceneOf({ me, ask: 'gain_wine', n: 2, choices: ['PUT:wine:0', 'PUT:wine:kitchen'] }));
  expect(tray).toMatchObject({ holds: 'food', foods: ['wine', 'wine'], rest: { name: 'PUT:wine:kitchen' } });
});

it('counts the rooms that are prepared', () => {
  const events = [{ event: 'action' }, { event: 'room_prepared', seat: 0 }] as Given['events'];
  expect(trayOf(sceneOf({ ask: 'prepare_room', n: 2, choices: ['PREPARE:2', 'DONE'], events }))).toEqual({
    holds: 'rooms',
    done: 1,
    of: 3,
    prices: [0],
  });
});

it('tells what the next room may cost, as the server does', () => {
  const choices = ['PREPARE:11', 'PREPARE:2', 'PREPARE:10', 'DONE'];
  expect(trayOf(sceneOf({ ask: 'prepare_room', n: 2, choices }))).toMatchObject({ prices: [0, 2] });
  const insight = { prices: null };
  expect(trayOf(sceneOf({ ask: 'prepare_room', n: 2, choices, insight }))).toMatchObject({ prices: [] });
});

it('shows who moves in', () => {
  const cafe = [null, { guest: 62, missing: {} }, null] as never;
  const tray = trayOf(sceneOf({ ask: 'move_in', n: 1, choices: ['OCCUPY:0'], me: { cafe } }));
  expect(tray).toMatchObject({ holds: 'guest', guest: { name: 'Opera Singer' } });
});

it('offers what has no place on the table, unless dice are asked for', () => {
  expect(holds({ ask: 'any_order', choices: ['TAKE_KRONES', 'PREPARE:2'] })).toBe('answers');
  expect(holds({ ask: 'any_order', choices: ['TAKE_KRONES', 'TAKE_DIE:1'] })).toBe('dice');
});

it('shows the cards kept in the draft', () => {
  expect(holds({ ask: 'keep_staff', choices: ['KEEP_STAFF:48'], me: { pack: [48, 3] } })).toBe('kept');
});

it.each([
  ['answer', { ask: 'krones_action', n: 2, choices: ['AMOUNT:0', 'AMOUNT:1'] }],
  ['guests', { ask: 'take_guest_free', choices: ['TAKE_GUEST:0', 'DONE'] }],
  ['hotel', { ask: 'any_order', choices: ['PREPARE:2', 'TAKE_GUEST:0'] }],
  ['offer', { ask: 'play_looked_at', n: 3, choices: ['PLAY_STAFF:3'], view: { looked_at: [3, 24, 48] } }],
  [null, { choices: ['TAKE_GUEST:0', 'TAKE_DIE:2'] }],
] as [string | null, Given][])('brings %s to the front', (front, given) => {
  expect(frontFor(sceneOf(given))).toBe(front);
});
