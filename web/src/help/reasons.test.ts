import { beforeAll, describe, expect, it } from 'vitest';
import { has, speak } from '../i18n/index.svelte';
import { sceneOf, type Given } from './fixture';
import { whyNot } from './reasons';
import type { Topic } from './topics';

beforeAll(() => speak('en'));

const guest: Topic = { about: 'guest', number: 62, place: 0 };
const seated: Topic = { about: 'guest', number: 75, table: 0 };
const room = (room: number): Topic => ({ about: 'room', seat: 0, room });
const staff = (number: number, where: 'hand' | 'play'): Topic => ({ about: 'staff', number, where });
const objective: Topic = { about: 'objective', number: 105, letter: 'A' };
const serve: Topic = { about: 'thing', name: 'serve' };
const waiting = { guest: 75, missing: { wine: 1 } };
const served = { guest: 75, missing: {} };

const cases: [string, Topic, Given, string | null][] = [
  ['nothing if it is possible', guest, { choices: ['TAKE_GUEST:0'] }, null],
  ['another seat is asked', guest, { choices: null }, 'why-not-your-turn'],
  ['another question comes first', guest, { ask: 'gain_wine' }, 'why-other-first'],
  ['a guest after the die', guest, { turn: { die_taken: true } }, 'why-guest-after-die'],
  ['a second guest', guest, { turn: { guest_taken: true } }, 'why-guest-taken'],
  ['a full café', guest, { me: { cafe: [waiting, waiting, waiting] } }, 'why-no-table'],
  ['a guest too dear', guest, { me: { krones: 2 } }, 'why-too-dear'],
  ['an open order', seated, { me: { cafe: [waiting, null, null] } }, 'why-order-open'],
  ['no room for a served guest', seated, { me: { cafe: [served, null, null] } }, 'why-no-room'],
  ['a space without dice', { about: 'space', value: 4 }, {}, 'why-no-dice'],
  ['a second die', { about: 'space', value: 1 }, { turn: { die_taken: true } }, 'why-die-taken'],
  ['staff without a die of 5', staff(48, 'hand'), {}, 'why-play-staff'],
  ['staff too dear', staff(48, 'hand'), { ask: 'play_staff', n: 2, me: { krones: 1 } }, 'why-staff-dear'],
  ['staff used', staff(3, 'play'), { me: { staff: [3], used: [3] } }, 'why-used'],
  ['staff that works by itself', staff(24, 'play'), { me: { staff: [24] } }, 'why-staff-by-itself'],
  ['final staff', staff(48, 'play'), { me: { staff: [48] } }, 'why-staff-final'],
  ['an objective not reached, whoever acts', objective, { choices: null }, 'why-not-reached'],
  ['an objective claimed', objective, { me: { claims: { A: 1 } } }, 'why-claimed'],
  ['a room without a die of 3', room(2), {}, 'why-room-needs-three'],
  ['a room that waits', room(0), {}, 'why-room-waits'],
  ['a room far away', room(9), { ask: 'prepare_room' }, 'why-room-far'],
  [
    'not round the edge: 4 and 5 are no neighbours',
    room(4),
    { ask: 'prepare_room', me: { rooms: ['.....', 'f....', '.....', '.....'] } },
    'why-room-far',
  ],
  ['a room too dear', room(10), { ask: 'prepare_room', me: { krones: 1 } }, 'why-room-dear'],
  ['one krone less is enough', room(10), { ask: 'prepare_room_for_one_less', me: { krones: 1 } }, null],
  ['a floor too high', room(10), { ask: 'prepare_room_free_floors_1_2' }, 'why-room-high'],
  ['a room that is there', room(1), { ask: 'prepare_room' }, 'why-room-there'],
  [
    'the first room',
    room(7),
    { ask: 'first_rooms_of_seat', me: { rooms: ['.....', '.....', '.....', '.....'] } },
    'why-room-corner',
  ],
  ['moving into nothing', room(19), { ask: 'move_in' }, 'why-room-unprepared'],
  ['moving into another colour', room(1), { ask: 'move_in' }, 'why-room-colour'],
  ['a room with somebody in it', room(0), { me: { rooms: ['o....', '.....', '.....', '.....'] } }, 'why-room-occupied'],
  ['nothing to serve', serve, {}, 'why-kitchen-empty'],
  ['no krone for serving', serve, { me: { krones: 0, cafe: [waiting, null, null] } }, 'why-serve-dear'],
  ['serving is possible', serve, { choices: ['SERVE:wine:0'] }, null],
  ["the rivals' rooms", { about: 'room', seat: 1, room: 9 }, {}, null],
  ['somebody who watches', guest, { table: { you: null } }, null],
];

describe('why not', () => {
  it.each(cases)('%s', (_, topic, given, id) => {
    const why = whyNot(sceneOf(given), topic);
    expect(why?.id ?? null).toBe(id);
    if (id) expect(has(id)).toBe(true);
  });
});
