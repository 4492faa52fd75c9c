import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Replayed } from '../api/lobby';
import { Projector } from './projector.svelte';

const LENGTH = 100;
const ROUNDS = [0, 15, 30, 45, 60, 75, 90];
let asked: number[];

function load(at: number): Promise<Replayed> {
  asked.push(at);
  return Promise.resolve({ at, of: LENGTH, rounds: ROUNDS, view: { events: 3 * at } } as Replayed);
}

async function opened(at = 0): Promise<Projector> {
  const projector = new Projector(load);
  await projector.open(at);
  return projector;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

it('opens at a point and fetches its neighbours', async () => {
  const projector = await opened(20);
  expect(projector.now?.at).toBe(20);
  expect(asked).toEqual(expect.arrayContaining([19, 21, 22, 23]));
  expect((await opened(999)).at).toBe(LENGTH);
});

it('steps within the game and fetches nothing twice', async () => {
  const projector = await opened();
  projector.step(-1);
  expect(projector.at).toBe(0);
  projector.step(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(projector.now?.at).toBe(1);
  expect(asked.filter((at) => at === 1)).toHaveLength(1);
});

it('fetches only where the slider comes to rest', async () => {
  const projector = await opened();
  for (const at of [50, 60, 70]) projector.seek(at);
  await vi.advanceTimersByTimeAsync(100);
  expect(projector.now?.at).toBe(70);
  expect(asked).not.toContain(50);
  expect(asked).not.toContain(60);
});

it('plays to the end and stops, and starts again from the beginning', async () => {
  const projector = await opened(LENGTH - 2);
  projector.toggle();
  await vi.advanceTimersByTimeAsync(2 * 1200);
  expect([projector.now?.at, projector.playing]).toEqual([LENGTH, false]);
  projector.toggle();
  await vi.advanceTimersByTimeAsync(1200);
  expect(projector.now?.at).toBe(1);
  projector.close();
});

it('stops when somebody takes the slider', async () => {
  const projector = await opened();
  projector.toggle();
  projector.seek(10);
  await vi.advanceTimersByTimeAsync(5000);
  expect([projector.at, projector.playing]).toEqual([10, false]);
});

it('knows where rounds begin', async () => {
  expect((await opened()).rounds).toEqual(ROUNDS);
  expect(asked.length).toBeLessThan(6);
});

it('says what went wrong and can try again', async () => {
  let fails = true;
  const projector = new Projector((at) => (fails ? Promise.reject(new Error('gone')) : load(at)));
  await projector.open(0);
  expect(projector.problem).toBeInstanceOf(Error);
  fails = false;
  await projector.open(0);
  expect([projector.now?.at, projector.problem]).toEqual([0, null]);
});
