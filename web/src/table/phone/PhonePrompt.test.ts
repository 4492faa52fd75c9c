import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Seat } from '../../api/types';
import { tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE, TableModel } from '../state/model.svelte';
import PhonePrompt from './PhonePrompt.svelte';

beforeAll(() => speak('en'));

function prompt(given: Given, seat: Partial<Seat> = {}, rival: Partial<Seat> = {}) {
  const hands = { play: vi.fn(), undo: vi.fn(), hurry: vi.fn(), comeBack: vi.fn() };
  const model = new TableModel(hands);
  const position = tableOf({ ...given, table: { undo: 1, ...given.table } });
  position.seats[0] = { ...position.seats[0], ...seat };
  position.seats[1] = { ...position.seats[1], ...rival };
  model.show(position);
  const { container } = render(PhonePrompt, { context: new Map([[TABLE, model]]), props: { onleopold: () => {} } });
  const at = (place: string) => container.querySelector<HTMLElement>(place)!;
  return {
    hands,
    model,
    go: () => at('.pgo'),
    undo: () => at('.pundo'),
    asks: () => at('.prompt__q').textContent.trim(),
  };
}

it.each([
  ['End turn', { choices: ['END_TURN'] }],
  ['Done', { ask: 'prepare_room', n: 2, choices: ['PREPARE:2', 'DONE'] }],
])('answers with “%s” at the right', async (words, given) => {
  const { hands, go } = prompt(given);
  expect(go().textContent.trim()).toBe(words);
  expect(go().classList).toContain('btn--go');
  await fireEvent.click(go());
  expect(hands.play).toHaveBeenCalledOnce();
});

it('says why there is nothing to answer yet', async () => {
  const { hands, model, go } = prompt({ choices: ['TAKE_DIE:2', 'PASS'] });
  expect(go().getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(go());
  expect(hands.play).not.toHaveBeenCalled();
  expect(model.help?.topic).toEqual({ about: 'thing', name: 'end-turn' });
});

it('repeats what is marked, and takes it', async () => {
  const { hands, model, go, asks } = prompt({ ask: 'krones_action', n: 2, choices: ['AMOUNT:0', 'AMOUNT:1'] });
  expect(go().getAttribute('aria-disabled')).toBe('true');
  flushSync(() => (model.marked = model.choices[1]));
  expect(asks()).toBe('AMOUNT:1?');
  await fireEvent.click(go());
  expect(hands.play).toHaveBeenCalledWith(model.choices[1]);
});

it('warns in the place of the question', async () => {
  const { hands, model, go, undo, asks } = prompt({ choices: ['END_TURN', 'MOVE_IN:0'] });
  flushSync(() => model.choose(model.choices[0]));
  expect(asks()).toBe('A guest is ready to move in. End anyway?');
  await fireEvent.click(undo());
  expect(model.regret).toBeNull();
  expect(hands.undo).not.toHaveBeenCalled();
  expect(go().textContent.trim()).toBe('End turn');
});

it('hurries bots, but not people', async () => {
  const { hands, go } = prompt({ choices: null }, {}, { kind: 'bot', bot: 'planner' });
  expect(go().textContent.trim()).toBe('Faster');
  await fireEvent.click(go());
  expect(hands.hurry).toHaveBeenCalledOnce();
  expect(prompt({ choices: null }).go().textContent.trim()).toBe('End turn');
});

it('lets people take their seat back from a stand-in', async () => {
  const { hands, go, asks } = prompt({ choices: ['PASS', 'TAKE_DIE:1'] }, { stand_in: 'expert', stays: true });
  expect(asks()).toBe('The expert plays for you.');
  await fireEvent.click(go());
  expect(hands.comeBack).toHaveBeenCalledWith(0);
});
