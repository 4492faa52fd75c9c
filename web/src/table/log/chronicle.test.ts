import { expect, it } from 'vitest';
import type { GameEvent } from '../../api/types';
import { notice, player, tableOf } from '../../help/fixture';
import { logLines, plain, quoted, segments, turnTiles, updated } from './chronicle';

const event = (kind: string, fields: object = {}) => ({ event: kind, text: kind, ...fields }) as GameEvent;

it('drops what was taken back and appends', () => {
  const known = [event('a'), event('b'), event('c')];
  expect(updated(known, 1, [event('d')]).map((e) => e.event)).toEqual(['a', 'd']);
  expect(updated(known, 3, [event('d')]).map((e) => e.event)).toEqual(['a', 'b', 'c', 'd']);
  expect(updated(known, 0, []).length).toBe(0);
});

it('gathers changes with the line that brought them about', () => {
  const events = [
    event('passed'),
    event('moved_in'),
    event('points', { change: 3, source: 'guests' }),
    event('krones', { change: 2 }),
    event('krones', { change: -1 }),
  ];
  expect(logLines(events, [])).toEqual([
    { n: 0, event: events[0], times: 1, changes: {} },
    { n: 1, event: events[1], times: 1, changes: { points: 3, krones: 1 } },
  ]);
});

it('tells a fee with what it was paid for, and the same line once', () => {
  const events = [
    event('turn_started'),
    event('krones', { change: -1 }),
    event('served'),
    event('drawn'),
    event('drawn'),
    event('drawn'),
  ];
  expect(logLines(events, [])).toEqual([
    { n: 0, event: events[0], times: 1, changes: {} },
    { n: 2, event: events[2], times: 1, changes: { krones: -1 } },
    { n: 3, event: events[3], times: 3, changes: {} },
  ]);
});

it('does not tell twice what a line says', () => {
  const events = [
    event('guest_taken', { cost: 2 }),
    event('krones', { change: -2 }),
    event('moved_in', { seat: 0, room: 7 }),
    event('points', { change: 4, source: 'guests' }),
    event('room_occupied', { seat: 0, room: 7 }),
    event('krones', { change: 1 }),
  ];
  expect(logLines(events, [])).toEqual([
    { n: 0, event: events[0], times: 1, changes: {} },
    { n: 2, event: events[2], times: 1, changes: { points: 4, krones: 1 } },
  ]);
});

it('tells the final scoring line by line', () => {
  const of = (seat: number, source: string, change: number) =>
    event('points', { seat, source, change, text: `${seat} ${source} ${change}` });
  const events = [
    event('penalized', { seat: 1 }),
    event('staff_scored', { seat: 0, points: 8 }),
    of(0, 'final_staff', 8),
    of(0, 'final_rooms', 12),
    of(0, 'final_guests', -5),
    of(0, 'final_guests', -5),
    of(1, 'final_rooms', 9),
    event('game_over'),
  ];
  expect(logLines(events, []).map((line) => [line.event.text, line.times, line.changes])).toEqual([
    ['penalized', 1, {}],
    ['staff_scored', 1, {}],
    ['0 final_rooms 12', 1, {}],
    ['0 final_guests -5', 2, {}],
    ['1 final_rooms 9', 1, {}],
  ]);
});

it('tells of stand-ins where they came in', () => {
  const events = [event('round_started'), event('passed'), event('krones', { change: 2 }), event('moved_in')];
  const notices = [
    notice({ events: 0, text: 'first' }),
    notice({ events: 3, text: 'away' }),
    notice({ events: 3, text: 'back' }),
    notice({ events: 4, text: 'last' }),
  ];
  const lines = logLines(events, notices);
  const told = ['first', 'round_started', 'passed', 'away', 'back', 'moved_in', 'last'];
  expect(lines.map((line) => line.event.text)).toEqual(told);
  expect(new Set(lines.map((line) => line.n)).size).toBe(7);
});

it('tells changes with what brought them about, not with what came along', () => {
  const events = [
    event('moved_in', { seat: 0, room: 7 }),
    event('group_full', { seat: 0 }),
    event('staff_drawn', { seat: 0 }),
    event('guest_arrived'),
    event('points', { seat: 0, change: 2, source: 'groups' }),
  ];
  expect(logLines(events, []).map((line) => [line.event.event, line.changes])).toEqual([
    ['moved_in', { points: 2 }],
    ['group_full', {}],
    ['staff_drawn', {}],
    ['guest_arrived', {}],
  ]);
});

it('finds the marks in a line', () => {
  expect(segments('Anna takes [[guest:62|Opera Singer]] for [[icon:krone|2]]')).toEqual([
    { kind: 'text', name: '', text: 'Anna takes ' },
    { kind: 'guest', name: '62', text: 'Opera Singer' },
    { kind: 'text', name: '', text: ' for ' },
    { kind: 'icon', name: 'krone', text: '2' },
  ]);
  expect(segments('plain')).toEqual([{ kind: 'text', name: '', text: 'plain' }]);
  expect(plain('Anna takes [[guest:62|Opera Singer]] free')).toBe('Anna takes Opera Singer free');
});

it('lays the dice taken on the turn tiles', () => {
  const view = tableOf({ view: { players: [player(), player(), player()], start: 1 } }).view!;
  const events = [
    event('round_started'),
    event('turn_started', { seat: 1, number: 1, extra: false }),
    event('die_taken', { seat: 1, value: 4 }),
    event('turn_ended'),
    event('turn_started', { seat: 2, number: 2, extra: false }),
  ];
  const tiles = turnTiles(view, events);
  expect(tiles.map((tile) => tile.seat)).toEqual([1, 2, 0, 0, 2, 1]);
  expect(tiles.slice(0, 3)).toEqual([
    { number: 1, seat: 1, state: 'done', die: 4 },
    { number: 2, seat: 2, state: 'now', die: null },
    { number: 3, seat: 0, state: 'open', die: null },
  ]);
});

it('keeps an opening quotation mark with the name that it opens', () => {
  expect(quoted(segments('Anna claims “[[objective:105|own 20 krones]]” for [[icon:krone|2]]'))).toMatchObject([
    { text: 'Anna claims ' },
    { text: 'own 20 krones', quote: '“' },
    { text: '” for ' },
    { text: '2', quote: undefined },
  ]);
});
