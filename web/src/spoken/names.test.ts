import { beforeAll, expect, it } from 'vitest';
import type { Topic } from '../help/topics';
import { player, sceneOf, type Given } from '../help/fixture';
import { speak } from '../i18n/index.svelte';
import { changeName, nameOf, rivalName } from './names';

beforeAll(() => speak('en'));

function nameIn(given: Given, topic: Topic, ...things: string[]): string {
  const scene = sceneOf(given);
  return nameOf(scene, topic, scene.of(...things));
}

const cafe = [{ guest: 62, missing: { wine: 2 } }, { guest: 75, missing: {} }, null];

it('names a guest in the queue by colour, points, order, reward and price', () => {
  const topic: Topic = { about: 'guest', number: 75, place: 1 };
  const why = { 'guest:1': 'This place costs 2; you have 1.' };
  expect(nameIn({ why }, topic)).toBe(
    'Baroness. Costs 2 krones. Noble, for a blue room. 5 points. Order: 2 wine, 2 coffee. ' +
      'No reward besides the points. This place costs 2; you have 1.',
  );
  expect(nameIn({ choices: ['TAKE_GUEST:1'] }, topic, 'guest:1')).toBe(
    'TAKE_GUEST:1. Noble, for a blue room. 5 points. Order: 2 wine, 2 coffee. No reward besides the points.',
  );
});

it('names a guest in a café with what is still missing', () => {
  const given = { me: { cafe }, view: { players: [player({ cafe }), player({ cafe: [cafe[1], null, null] })] } };
  expect(nameIn(given, { about: 'guest', number: 62, table: 0 })).toBe(
    'Opera Singer at table 1. Artist, for a yellow room. 4 points. Order: 1 strudel, 1 cake, 2 wine. ' +
      'Still missing: 2 wine. No reward besides the points.',
  );
  expect(nameIn(given, { about: 'guest', number: 75, table: 0, seat: 1 })).toContain(
    'Baroness at table 1. Noble, for a blue room. 5 points. Order: 2 wine, 2 coffee. Nothing missing.',
  );
});

it('names a room by colour, place, state, cost and group', () => {
  const topic: Topic = { about: 'room', seat: 0, room: 13 };
  expect(nameIn({}, topic)).toBe(
    'Yellow room, floor 3, column 4. Not prepared. Preparing it costs 2 krones. ' +
      'Preparing it scores the printed 1 point. ' +
      'Group of 3 rooms, 0 of them occupied: once all are, it pays 6 emperor steps.',
  );
  expect(nameIn({ choices: ['PREPARE:13'] }, topic, 'room:13')).toBe(
    'PREPARE:13. Preparing it scores the printed 1 point. ' +
      'Group of 3 rooms, 0 of them occupied: once all are, it pays 6 emperor steps.',
  );
});

it('names a space by value, dice and action, and its choices if they are few', () => {
  const topic: Topic = { about: 'space', value: 2 };
  expect(nameIn({ why: { 'die:2': 'You have already taken your die for this turn.' } }, topic)).toBe(
    'Die 2: wine and coffee. 3 dice: strength 3. Take as many drinks as the strength says, never more coffee than wine. ' +
      'You have already taken your die for this turn.',
  );
  expect(nameIn({ choices: ['TAKE_DIE:2', 'TAKE_DIE_BOOSTED:2'] }, topic, 'die:2')).toContain(
    '2 choices. TAKE_DIE:2. TAKE_DIE_BOOSTED:2.',
  );
});

it('names staff by ability and price', () => {
  expect(nameIn({}, { about: 'staff', number: 3, where: 'hand' })).toBe(
    'Barkeeper. Costs 4 krones. Once per round: 1 wine.',
  );
  expect(nameIn({}, { about: 'staff', number: 3, where: 'play' })).toBe('Barkeeper. Once per round: 1 wine.');
});

it('names an objective with progress, claims and points left', () => {
  const players = [player(), player({ claims: { A: 1 } })];
  expect(nameIn({ view: { players } }, { about: 'objective', number: 105, letter: 'A' })).toBe(
    'Objective A: own 20 krones. You have 10 of 20. Claimed by Theodor for 15 points. Points left: 10, 5.',
  );
  expect(nameIn({}, { about: 'objective', number: 113, letter: 'C' })).toContain('Blue: nobles, 0 of 3; ');
});

it('names a rival with everything that lies open', () => {
  const rival = player({ points: 22, krones: 6, emperor: 3, staff: [3], hand: 2, cafe, rooms: ['of...', '', '', ''] });
  expect(rivalName(sceneOf({ view: { players: [player(), rival] } }), 1)).toBe(
    'Theodor: 22 points, 6 krones. Emperor track: space 3. Kitchen: 1 strudel, 1 cake, 1 wine, 1 coffee. ' +
      '1 of 2 rooms occupied. Opera Singer at table 1: still missing: 2 wine. Baroness at table 2: nothing missing. ' +
      'Staff in play: Barkeeper. Staff cards in hand: 2. ' +
      'Own 20 krones, 10 of 20. 2 floors fully occupied, 0 of 2. Open the board.',
  );
});

it('tells changes with their units', () => {
  expect([changeName('krones', -3), changeName('points', 1), changeName('emperor', 2)]).toEqual([
    'minus 3 krones',
    'plus 1 point',
    'plus 2 emperor steps',
  ]);
});
