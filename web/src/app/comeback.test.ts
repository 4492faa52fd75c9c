import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrived, reloadWhenBack } from './comeback';

let up = false;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  up = false;
  vi.stubGlobal('fetch', () => (up ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no line'))));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads the page anew when the server is back, and not before', async () => {
  const reload = vi.fn();
  reloadWhenBack(reload);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('looks at once when the browser has a line again', async () => {
  const reload = vi.fn();
  reloadWhenBack(reload);
  await vi.advanceTimersByTimeAsync(60_000);
  up = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stops when it is told to', async () => {
  const reload = vi.fn();
  reloadWhenBack(reload)();
  up = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a page for ever that does not get better, until one did', async () => {
  up = true;
  const reload = vi.fn();
  for (let visit = 0; visit < 6; visit++) {
    reloadWhenBack(reload);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(reload).toHaveBeenCalledTimes(3);
  arrived();
  reloadWhenBack(reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(4);
});
