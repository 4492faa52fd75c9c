import { expect, it } from 'vitest';
import type { GameEvent } from '../api/types';
import { player, tableOf } from '../help/fixture';
import {
  ALL_COUNTED,
  claimed,
  IN_GAME,
  moments,
  ranking,
  series,
  shown,
  totals,
  victory,
  type Breakdown,
} from './score';

const breakdown: Breakdown = [
  {
    guests: 20,
    emperor_1: 3,
    emperor_2: 4,
    emperor_tiles: -7,
    objectives: 15,
    final_staff: 5,
    final_rooms: 12,
    final_leftovers: 3,
    final_guests: -5,
  },
  { guests: 30, rooms: 2, final_staff: 0, final_rooms: 10, final_leftovers: 4, final_guests: 0 },
];

it('counts the final scoring part by part', () => {
  expect(totals(breakdown, 0)).toEqual([35, 32]);
  expect(totals(breakdown, 2)).toEqual([52, 42]);
  expect(totals(breakdown, ALL_COUNTED)).toEqual([50, 46]);
});

it('leaves out rare rows in which nobody has points', () => {
  const names = shown(IN_GAME, breakdown).map(({ name }) => name);
  expect(names).toContain('tiles');
  expect(names).not.toContain('steps');
  expect(names).toContain('groups');
});

it('ranks by points, the winner of a tie first, and shares places otherwise', () => {
  expect(ranking([50, 46, 50], [2]).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
  expect(ranking([50, 46, 50, 46], [0, 2]).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
});

it('says how it was won', () => {
  expect(victory([50, 46], [0])).toEqual({ how: 'clear', by: 4 });
  expect(victory([50, 50], [1])).toEqual({ how: 'tie', by: 0 });
  expect(victory([50, 50], [0, 1])).toEqual({ how: 'shared', by: 0 });
});

it('draws the last round before the final scoring', () => {
  expect(
    series(
      [
        [4, 9],
        [20, 12],
        [50, 46],
      ],
      breakdown,
    ),
  ).toEqual([
    [0, 4, 20, 35, 50],
    [0, 9, 12, 32, 46],
  ]);
});

it('lists who claimed an objective, first come first', () => {
  const players = [player({ claims: { A: 2 } }), player({ claims: { A: 1, C: 1 } })];
  const { view } = tableOf({ view: { objectives: [105, 109, 113], players } });
  expect(claimed(view!)).toEqual([
    { letter: 'A', objective: 105, seats: [1, 0] },
    { letter: 'B', objective: 109, seats: [] },
    { letter: 'C', objective: 113, seats: [1] },
  ]);
});

it('finds the moments that brought most, in order and without the final scoring', () => {
  const events: GameEvent[] = [
    { event: 'round_started', seat: 0, round: 1, text: '' },
    { event: 'moved_in', seat: 0, guest: 75, room: 3, text: '[[guest:75|Baroness]] moves in' },
    { event: 'points', seat: 0, change: 5, source: 'guests', text: '' },
    { event: 'round_started', seat: 1, round: 2, text: '' },
    { event: 'group_full', seat: 1, colour: 'red', size: 2, text: 'small' },
    { event: 'points', seat: 1, change: 1, source: 'groups', text: '' },
    { event: 'objective_claimed', seat: 1, objective: 105, place: 1, text: 'claims' },
    { event: 'points', seat: 1, change: 15, source: 'objectives', text: '' },
    { event: 'staff_scored', seat: 0, staff: 48, points: 40, text: 'final' },
    { event: 'points', seat: 0, change: 40, source: 'final_staff', text: '' },
  ];
  expect(moments(events, 2)).toEqual([
    { n: 1, round: 1, text: 'Baroness moves in', points: 5 },
    { n: 6, round: 2, text: 'claims', points: 15 },
  ]);
});
