import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent, Table } from '../../api/types';
import { keepResult, rankOf, RANKS, record } from '../../end/rank';
import { deeds, type CardShown } from './card';
import { unfolded } from './moments';

const step = (what: string, level = 1) => ({ do: what, n: 1, level, strip: '', text: what });
const card: CardShown = {
  number: 207,
  hand: 'right',
  tie: 'rightmost',
  steps: [
    step('house_guest'),
    step('house_guest', 3),
    step('remove_die'),
    step('gain_emperor_steps'),
    step('uncover_staff', 3),
  ],
};
const told = (...events: object[]) => events as GameEvent[];
const TURN = told(
  { event: 'moved_in', seat: 0, guest: 50, room: 1 },
  { event: 'card_revealed', seat: 1, card: 207 },
  { event: 'guest_taken', seat: 1, guest: 60, cost: 0 },
  { event: 'moved_in', seat: 1, guest: 60, room: 4 },
  { event: 'points', seat: 1, change: 5, source: 'guests' },
  { event: 'die_taken', seat: 1, value: 2, dice: 3 },
  { event: 'emperor', seat: 1, change: 2, space: 7 },
  { event: 'turn_ended', seat: 1 },
);

describe('the steps of a card', () => {
  it('are those of the level, each with the event that tells of it', () => {
    expect(deeds(card, 1, TURN).map(({ n, state }) => [n, state])).toEqual([
      [3, 'done'],
      [5, 'done'],
      [6, 'done'],
    ]);
    expect(deeds(card, 3, TURN)).toHaveLength(5);
  });

  it('are to come, being done and done while he plays', () => {
    const states = (until: number) => deeds(card, 1, TURN.slice(0, until)).map(({ state }) => state);
    expect(states(2)).toEqual(['next', 'next', 'next']);
    expect(states(5)).toEqual(['now', 'next', 'next']);
    expect(states(6)).toEqual(['done', 'now', 'next']);
  });

  it('beyond the end of the emperor track bring points', () => {
    const end = told({ event: 'card_revealed', seat: 1, card: 210 }, { event: 'points', source: 'emperor_steps' });
    const [only] = deeds({ ...card, steps: [step('gain_emperor_steps')] }, 1, end);
    expect(only).toMatchObject({ n: 1, state: 'now' });
  });
});

describe('a turn that is shown step by step', () => {
  const player = (points: number) => ({ points });
  const table = {
    seq: 9,
    status: 'over',
    seats: [{ kind: 'person' }, { kind: 'automa' }],
    view: { round: 2, dice: [0], players: [player(1), player(9)], prompt: null },
    events: { from: 10, list: TURN },
    moments: [
      { events: 12, dice: [2], players: [player(1), player(4)] },
      { events: 16, dice: [1], players: [player(1), player(9)] },
    ],
  } as unknown as Table;

  it('tells every event once, and ends with the position itself', () => {
    const shown = unfolded(table);
    expect(shown.map(({ events }) => [events.from, events.list.length])).toEqual([
      [10, 2],
      [12, 4],
      [16, 2],
    ]);
    expect(shown.flatMap(({ events }) => events.list)).toEqual(TURN);
    expect(shown.map(({ status }) => status)).toEqual(['playing', 'playing', 'over']);
  });

  it('shows what lay there then, and that Leopold plays', () => {
    const [first, second] = unfolded(table);
    expect([first.view?.dice, second.view?.dice]).toEqual([[2], [1]]);
    expect(first.scores).toEqual([1, 4]);
    expect(first.view?.prompt).toMatchObject({ seat: 1 });
    expect(first.view?.prompt?.choices).toBeUndefined();
  });

  it('is one position where there is nothing to unfold', () => {
    const still = { ...table, moments: undefined };
    expect(unfolded(still)).toEqual([still]);
  });
});

describe('the result', () => {
  beforeEach(() => localStorage.clear());

  it('is a rank that grows with level and margin', () => {
    const rank = (level: number, margin: number) => RANKS[rankOf(level, margin)];
    expect([rank(3, -1), rank(3, 0)]).toEqual(['page', 'page']);
    expect([rank(1, 1), rank(1, 19), rank(1, 20)]).toEqual(['porter', 'porter', 'waiter']);
    expect([rank(2, 1), rank(2, 20)]).toEqual(['concierge', 'hotelier']);
    expect([rank(3, 1), rank(3, 20)]).toEqual(['hotelier', 'grand']);
  });

  it('is kept on this device, each game once', () => {
    for (const _ of [1, 2]) keepResult('a', { level: 2, own: 96, his: 81 });
    keepResult('b', { level: 2, own: 104, his: 79 });
    keepResult('c', { level: 2, own: 60, his: 90 });
    keepResult('d', { level: 3, own: 60, his: 90 });
    expect(record(2)).toEqual({ played: 3, won: 2, best: { level: 2, own: 104, his: 79 } });
    expect(record(3)).toMatchObject({ played: 1, won: 0 });
    expect(record(1)).toEqual({ played: 0, won: 0, best: null });
  });
});
