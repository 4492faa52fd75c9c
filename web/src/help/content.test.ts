import { beforeAll, expect, it } from 'vitest';
import { has, speak, t } from '../i18n/index.svelte';
import { helpFor } from './content';
import { CARDS, sceneOf } from './fixture';
import type { Topic } from './topics';

beforeAll(() => speak('en'));
const lines = (topic: Topic, given = {}) => helpFor(topic, sceneOf(given)).lines;

it('explains a space by its strength now', () => {
  expect(helpFor({ about: 'space', value: 2 }, sceneOf()).title).toBe('2: wine and coffee');
  expect(lines({ about: 'space', value: 2 }).at(-1)).toContain('strength 3');
  expect(lines({ about: 'space', value: 4 }).at(-1)).toContain('No die');
});

it('says that a space would do nothing, and why', () => {
  const given = { choices: ['TAKE_DIE:3', 'TAKE_DIE:2'], insight: { idle: { 0: 'No room can be paid for.' } } };
  expect(lines({ about: 'space', value: 3 }, given).at(-1)).toBe('No room can be paid for.');
  expect(lines({ about: 'space', value: 2 }, given).at(-1)).toContain('strength 3');
});

it('tells the price of a guest in the queue', () => {
  expect(lines({ about: 'guest', number: 62, place: 0 })[0]).toContain('Costs 3 krones');
  expect(lines({ about: 'guest', number: 62, place: 4 })[0]).toContain('Free of charge');
  expect(
    lines({ about: 'guest', number: 62, place: 0 }, { ask: 'first_guest', choices: ['TAKE_GUEST:0'] })[0],
  ).toContain('Free of charge this time');
  expect(lines({ about: 'guest', number: 62, table: 0 })).toEqual([]);
});

it('describes rooms: cost, tenant, printed points, group', () => {
  expect(helpFor({ about: 'room', seat: 0, room: 13 }, sceneOf())).toEqual({
    title: 'Yellow room, floor 3',
    lines: [
      'Not prepared. Preparing it costs 2 krones.',
      'Preparing it scores the printed 1 point.',
      'Group of 3 rooms, 0 of them occupied: once all are, it pays 6 emperor steps.',
    ],
  });
  const moved = {
    me: { rooms: ['of...', 'f....', '.....', '.....'], groups_paid: [0] },
    view: { tenants: [{ 0: 75 }, {}] },
  };
  expect(lines({ about: 'room', seat: 0, room: 0 }, moved)).toEqual([
    'Occupied. Worth 1 point at the end.',
    'Baroness lives here.',
    'Its group is full and has paid 2 points.',
  ]);
});

it('describes tiles, objectives and staff', () => {
  expect(lines({ about: 'tile', name: 'A1', back: 3 })).toEqual([
    'After round 3 everybody scores their space and falls back 3.',
    'On 3 or more after that: 3 krones.',
    'On 1 or 2: nothing.',
    'On 0: pay 3 krones (or lose 5 points).',
  ]);
  expect(lines({ about: 'objective', number: 105, letter: 'A' }).at(-1)).toBe('You have 10 of 20.');
  expect(lines({ about: 'staff', number: 3, where: 'play' })).toEqual([
    CARDS.staff[0].text,
    t('help-staff-each-round'),
  ]);
});

it('has words for every thing that carries a title', () => {
  const things = [
    'krones',
    'kitchen',
    'emperor',
    'queue',
    'cafe',
    'turn-order',
    'dice',
    'pass',
    'end-turn',
    'floors',
    'rounds',
    'hand',
    'in-play',
    'serve',
    'points',
  ];
  for (const name of things) expect(has(`help-${name}`) && has(`help-${name}-title`), name).toBe(true);
});
