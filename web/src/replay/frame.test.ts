import { expect, it } from 'vitest';
import type { Replayed } from '../api/lobby';
import type { GameEvent, Table } from '../api/types';
import { tableOf } from '../help/fixture';
import { frameOf, nextOf } from './frame';

const choices = [
  { id: 7, name: 'PASS', touches: [], text: 'pass' },
  { id: 9, name: 'TAKE_DIE:3', touches: [], text: 'take a die of 3' },
];
const replayed: Replayed = {
  at: 12,
  of: 99,
  rounds: [],
  choice: 9,
  scores: [3, 4],
  insight: tableOf({}).insight!,
  events: { from: 0, list: [] },
  view: {
    ...tableOf({}).view!,
    seat: 1,
    events: 2,
    guest_deck: [50, 51, 52],
    staff_deck: [1],
    prompt: { seat: 1, ask: 'turn', n: 0, line: '', short: '', choices },
  },
};
const events = [1, 2, 3].map((value): GameEvent => ({ event: 'die_rolled', value, text: '' }));

it('shows a position from a seat, up to its moment, with nothing to choose', () => {
  const frame = frameOf(
    { game: 'g', status: 'over', undo: 5, notices: [{ events: 1 }, { events: 3 }] } as Table,
    replayed,
    events,
    0,
  );
  expect(frame).toMatchObject({ game: 'g', you: 0, undo: 0, status: 'playing', scores: [3, 4] });
  expect(frame.events.list).toEqual(events.slice(0, 2));
  expect(frame.notices).toEqual([{ events: 1 }]);
  expect(frame.view).toMatchObject({ seat: 0, guest_deck: 3, staff_deck: 1, prompt: { seat: 1 } });
  expect(frame.view!.prompt!.choices).toBeUndefined();
});

it('knows what is chosen next, and nothing at the end', () => {
  expect(nextOf(replayed)).toEqual({ seat: 1, text: 'take a die of 3' });
  expect(nextOf({ ...replayed, choice: null, view: { ...replayed.view, prompt: null } })).toBeNull();
});
