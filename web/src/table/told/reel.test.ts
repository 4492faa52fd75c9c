import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../api/fakeSocket';
import type { GameEvent } from '../../api/types';
import { keepSeat } from '../../app/seats';
import { tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { Session } from '../state/session.svelte';
import { newScoring } from './scoring';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  keepSeat({ game: 'g', seat: 0, token: 'anna' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const of =
  (seat: number) =>
  (event: string, fields: object = {}): GameEvent =>
    ({ event, seat, text: event, ...fields }) as GameEvent;
const anna = of(0);
const theodor = of(1);

const SCORING = [
  theodor('turn_ended'),
  anna('emperor_scored', { scoring: 1, space: 8 }),
  anna('points', { change: 5, source: 'emperor_1' }),
  anna('emperor', { change: -3, space: 5 }),
  anna('rewarded', { tile: 'A1' }),
  anna('krones', { change: 3, krones: 9 }),
  theodor('emperor_scored', { scoring: 1, space: 2 }),
  theodor('points', { change: 2, source: 'emperor_1' }),
  theodor('emperor', { change: -2, space: 0 }),
  theodor('penalized', { tile: 'A1' }),
  theodor('points', { change: -5, source: 'emperor_tiles' }),
];
const ROUND = anna('round_started', { round: 4 });

it('sums up an emperor scoring when it is over', () => {
  expect(newScoring(SCORING, 0)).toBeNull();
  expect(newScoring([...SCORING, ROUND], 11)).toEqual({
    number: 1,
    rows: [
      { seat: 0, from: 8, to: 5, points: 5, outcome: 'reward', changes: { krones: 3 }, staff: 0 },
      { seat: 1, from: 2, to: 0, points: 2, outcome: 'penalty', changes: { points: -5 }, staff: 0 },
    ],
  });
  expect(newScoring([...SCORING, ROUND], 12)).toBeNull();
  expect(newScoring([theodor('turn_ended'), ROUND], 0)).toBeNull();
});

let seq = 0;
let events = 0;
function tell(...list: GameEvent[]): void {
  const table = tableOf({ choices: null, table: { seq: ++seq, events: { from: events, list } } });
  events += list.length;
  FakeSocket.last.tell({ type: 'position', ...table });
}

function playing(): Session {
  seq = events = 0;
  const session = new Session('g');
  tell(anna('turn_started', { number: 1 }), anna('passed'), anna('turn_ended'));
  return session;
}

it('stops at an emperor scoring, and then shows one by one what came meanwhile', () => {
  const session = playing();
  const { model } = session;
  tell(...SCORING, ROUND);
  expect(model.told.scoring?.number).toBe(1);
  tell(theodor('turn_started', { number: 1 }));
  tell(theodor('passed', { text: 'Theodor passes' }));
  expect(model.events).toHaveLength(15);
  session.goOn();
  expect(model.told.scoring).toBeNull();
  expect(model.events).toHaveLength(16);
  vi.advanceTimersByTime(5_000);
  expect(model.events).toHaveLength(17);
  tell(anna('turn_started', { number: 2 }));
  expect(model.events).toHaveLength(18);
  session.close();
});

it('does not stop at a scoring from before', () => {
  const session = new Session('g');
  [seq, events] = [0, 0];
  tell(...SCORING, ROUND);
  expect(session.model.told.scoring).toBeNull();
  session.close();
});

it('shows again what happened since the last turn, act by act, and then what has come meanwhile', () => {
  const session = playing();
  const { model } = session;
  tell(theodor('turn_started', { number: 2 }), theodor('staff_used', { text: 'one' }));
  tell(theodor('staff_used', { text: 'two' }), theodor('krones', { change: 1, krones: 3 }));
  expect(model.told.since).toHaveLength(2);
  session.showAgain();
  expect(model.asked).toBe(false);
  expect(model.events.map((event) => event.text)).toContain('one');
  expect(model.events.map((event) => event.text)).not.toContain('two');
  tell(theodor('staff_used', { text: 'three' }));
  vi.advanceTimersByTime(1_000);
  expect(model.events).toHaveLength(7);
  expect(model.told.again).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(model.told.again).toBe(false);
  expect(model.events.map((event) => event.text)).toContain('three');
  session.close();
});

it('can be ended early', () => {
  const session = playing();
  tell(theodor('turn_started', { number: 2 }), theodor('staff_used', { text: 'one' }));
  tell(theodor('staff_used', { text: 'two' }));
  session.showAgain();
  void session.hurry();
  expect(session.model.told.again).toBe(false);
  expect(session.model.events).toHaveLength(6);
  session.close();
});
