import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameEvent } from '../api/types';
import { preferences } from '../app/preferences.svelte';
import { play, soundOf } from './play';

const events = (...kinds: string[]) => kinds.map((event) => ({ event })) as unknown as GameEvent[];
const resumed = vi.fn(() => new Promise<void>(() => {}));

class FakeAudio {
  resume = resumed;
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  resumed.mockClear();
  preferences.sound = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  preferences.sound = false;
});

it('hears the most important of what is new', () => {
  expect(soundOf(events('food_put', 'krones'))).toBe('place');
  expect(soundOf(events('food_put', 'moved_in', 'die_rolled'))).toBe('moveIn');
  expect(soundOf(events('turn_ended', 'krones'))).toBeNull();
  expect(soundOf([])).toBeNull();
});

it('is silent until it is asked for', () => {
  preferences.sound = false;
  play('dice');
  expect(resumed).not.toHaveBeenCalled();
  preferences.sound = true;
  play('dice');
  expect(resumed).toHaveBeenCalledTimes(1);
});

it('tells a hidden page only of the turn', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  play('dice');
  expect(resumed).not.toHaveBeenCalled();
  play('turn');
  expect(resumed).toHaveBeenCalledTimes(1);
});
