import { expect, it } from 'vitest';
import { sceneOf, type Given } from './fixture';
import { whyNot } from './reasons';
import type { Topic } from './topics';

const guest: Topic = { about: 'guest', number: 62, place: 0 };
const serve: Topic = { about: 'thing', name: 'serve' };
const why = { 'guest:0': 'too dear', 'die:1': 'taken', 'room:9': 'far', serve: 'nothing to serve' };

const cases: [string, Topic, Given, string | null][] = [
  ['what the server says', guest, { why }, 'too dear'],
  ['of a space', { about: 'space', value: 1 }, { why }, 'taken'],
  ['of a room', { about: 'room', seat: 0, room: 9 }, { why }, 'far'],
  ['of serving', serve, { why }, 'nothing to serve'],
  ['the same for everything else', { about: 'objective', number: 105, letter: 'A' }, { why: { '': 'later' } }, 'later'],
  ['nothing if it is possible', guest, { why, choices: ['TAKE_GUEST:0'] }, null],
  ['nothing if serving is possible', serve, { why, choices: ['SERVE:wine:0'] }, null],
  ["nothing about the rivals' rooms", { about: 'room', seat: 1, room: 9 }, { why }, null],
  ['nothing about tiles', { about: 'tile', name: 'A1', back: 3 }, { why: { '': 'later' } }, null],
  ['nothing to somebody who watches', guest, { why, table: { you: null } }, null],
];

it.each(cases)('%s', (_, topic, given, reason) => {
  expect(whyNot(sceneOf(given), topic)).toBe(reason);
});

it('does not change while an answer is under way', () => {
  const scene = sceneOf({ why, choices: ['TAKE_GUEST:0'] });
  scene.busy = true;
  expect(scene.choices).toEqual([]);
  expect(scene.of('guest:0')).toEqual([]);
  expect(whyNot(scene, guest)).toBeNull();
});
