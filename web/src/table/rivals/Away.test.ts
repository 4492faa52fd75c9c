import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Seat, Table } from '../../api/types';
import { tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import Away from './Away.svelte';
import { TABLE, TableModel } from '../state/model.svelte';

beforeEach(async () => {
  await speak('en');
  vi.spyOn(api, 'GET').mockImplementation((() =>
    Promise.resolve({ data: { limits: { away_after: 120 } }, response: new Response() })) as never);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const WAITS: Given = { choices: null };

async function rival(
  change: Partial<Seat>,
  given: Given = WAITS,
  table: Partial<Table> = {},
  awayFor: number | null = 60,
  here: number[] = [0],
) {
  const hands = { play: () => {}, undo: () => {}, standIn: vi.fn(), comeBack: vi.fn() };
  const model = new TableModel(hands);
  const position = tableOf({ ...given, table });
  position.seats[1] = { ...position.seats[1], ...change };
  model.show(position);
  model.here = here;
  model.awaySince = [null, awayFor === null ? null : performance.now() - 1000 * awayFor];
  const { container } = render(Away, { props: { seat: 1, onact: () => {} }, context: new Map([[TABLE, model]]) });
  await vi.advanceTimersByTimeAsync(0);
  return { hands, text: () => container.textContent!.trim().replace(/\s+/g, ' ') };
}

const call = () => screen.queryByRole('button', { name: 'Let a bot take over' });

it('counts the time until a stand-in may be called, and then lets people call it', async () => {
  const { hands, text } = await rival({ connected: false });
  expect(text()).toBe('Theodor is away. A bot may take over in 1:00.');
  expect(call()).toBeNull();
  await vi.advanceTimersByTimeAsync(55_000);
  await tick();
  expect(text()).toContain('in 0:05');
  await vi.advanceTimersByTimeAsync(6_000);
  await tick();
  await fireEvent.click(call()!);
  expect(hands.standIn).toHaveBeenCalledWith(1);
});

it('calls nobody for those who are not asked', async () => {
  const { text } = await rival({ connected: false }, { choices: ['PASS'] }, {}, 600);
  expect(text()).toBe('Theodor is away.');
  expect(call()).toBeNull();
});

it('may call somebody for those who have not picked in the draft', async () => {
  await rival({ connected: false }, { ask: 'keep_staff', choices: ['KEEP_STAFF:3'] }, {}, 600);
  expect(call()).not.toBeNull();
});

it('leaves it to the clock where there is one', async () => {
  const { text } = await rival({ connected: false }, WAITS, { clock: { kind: 'turn', seconds: 180 } }, 600);
  expect(text()).toBe('Theodor is away. The clock decides: when the time is up, a bot plays.');
  expect(call()).toBeNull();
});

it('lets those who watch call nobody', async () => {
  await rival({ connected: false }, WAITS, { you: null }, 600, []);
  expect(call()).toBeNull();
});

it('says nothing of people who are there', async () => {
  expect((await rival({})).text()).toBe('');
});

it.each([
  [{ stays: true }, 'The expert is playing for Theodor until they come back.'],
  [{ stays: false }, 'The expert is playing this turn for Theodor.'],
  [{ resigned: true }, 'The expert is finishing the game for Theodor.'],
])('says who plays for somebody: %o', async (seat, words) => {
  expect((await rival({ stand_in: 'expert', connected: false, ...seat })).text()).toBe(words);
});

it('lets somebody at the same device take the seat back', async () => {
  const { hands } = await rival({ stand_in: 'expert', stays: true }, WAITS, {}, null, [0, 1]);
  await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
  expect(hands.comeBack).toHaveBeenCalledWith(1);
});
