import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import type { Choice } from '../api/types';
import { CARDS, tableOf, type Given } from '../help/fixture';
import { has, speak } from '../i18n/index.svelte';
import { TABLE, TableModel } from '../table/state/model.svelte';
import TableScreen from '../table/TableScreen.svelte';
import { SHORTCUTS } from './keys';

beforeAll(() => speak('en'));
beforeEach(() => {
  for (const warning of Object.keys(preferences.warnings)) preferences.warnings[warning as 'guest'] = false;
});
afterEach(() => (preferences.shortcuts = true));

async function laidOut(given: Given) {
  const play = vi.fn<(choice: Choice) => void>();
  const model = new TableModel({ play, undo: vi.fn(), hint: vi.fn() });
  model.cards = CARDS;
  model.show(tableOf(given));
  const { container } = render(TableScreen, { context: new Map([[TABLE, model]]) });
  await tick();
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    await tick();
  };
  return { model, container, press, played: () => play.mock.calls.map(([choice]) => choice.name) };
}

const TURN = ['PASS', 'TAKE_GUEST:1', 'TAKE_GUEST:3', 'TAKE_DIE:2', 'TAKE_DIE_BOOSTED:2', 'CLAIM:A'];

it('takes a die by its value, boosted or not', async () => {
  const { press, played, model } = await laidOut({ choices: TURN });
  await press('2');
  await press('b');
  expect(model.boosting).toBe(true);
  await press('2');
  await press('5');
  expect(played()).toEqual(['TAKE_DIE:2', 'TAKE_DIE_BOOSTED:2']);
});

it('passes, ends the turn, and finishes what is asked', async () => {
  const turn = await laidOut({ choices: TURN });
  await turn.press('P');
  expect(turn.played()).toEqual(['PASS']);
  const end = await laidOut({ choices: ['END_TURN'] });
  await end.press('e');
  expect(end.played()).toEqual(['END_TURN']);
  const done = await laidOut({ ask: 'prepare_room', choices: ['PREPARE:2', 'DONE'] });
  await done.press('e');
  expect(done.played()).toEqual(['DONE']);
});

it('chooses an amount, or from an open list, by its place', async () => {
  const split = await laidOut({ ask: 'drinks_action', n: 3, choices: ['AMOUNT:0', 'AMOUNT:1'] });
  await split.press('2');
  expect(split.played()).toEqual(['AMOUNT:1']);
  const turn = await laidOut({ choices: ['SERVE:wine:0', 'SERVE:cake:0'] });
  await fireEvent.click(turn.container.querySelector('.serve')!);
  await turn.press('2');
  expect(turn.played()).toEqual(['SERVE:cake:0']);
});

it('goes from one thing that can be used to the next', async () => {
  const { press } = await laidOut({ choices: TURN });
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
  await press('g');
  expect(focused()).toBe('guest:1');
  await press('g');
  expect(focused()).toBe('guest:3');
  await press('g');
  expect(focused()).toBe('guest:1');
  await press('r');
  expect(focused()).toBe('room:15'); // none can be used: the first of all
});

it('understands the keys of other alphabets', async () => {
  const { press, played } = await laidOut({ choices: TURN });
  await press('з', { code: 'KeyP' });
  await press('é', { code: 'Digit2' });
  expect(played()).toEqual(['PASS', 'TAKE_DIE:2']);
});

it('does nothing while somebody types, with other keys held, in a dialog, or when switched off', async () => {
  const { press, played, container } = await laidOut({ choices: TURN });
  const field = container.appendChild(document.createElement('textarea'));
  field.focus();
  await press('p');
  field.remove();
  await press('p', { ctrlKey: true });
  await press('2', { repeat: true });
  await press('!', { code: 'Digit2', shiftKey: true });
  preferences.shortcuts = false;
  await press('p');
  expect(container.querySelectorAll('[aria-keyshortcuts]').length).toBe(0);
  preferences.shortcuts = true;
  await press('?');
  await press('p');
  expect(played()).toEqual([]);
});

it('lists all keys on a sheet', async () => {
  const { press } = await laidOut({ choices: TURN });
  await press('?');
  const sheet = screen.getByRole('dialog', { name: 'Keys', hidden: true });
  for (const { id } of SHORTCUTS) expect(has(`key-${id}`), id).toBe(true);
  expect(sheet.querySelectorAll('dt').length).toBe(SHORTCUTS.length + 4);
});

it('makes each group one stop of the tab key', async () => {
  const { container } = await laidOut({ choices: TURN });
  const stops = (place: string) => [...container.querySelectorAll<HTMLElement>(`${place} .hit:not([tabindex="-1"])`)];
  for (const place of ['.queue', '.spaces', '.rooms', '.cafe', '.staffs', '.objs', '.rounds', '.emperor', '.stock'])
    expect(stops(place).length, place).toBe(1);
  expect(stops('.queue')[0].closest<HTMLElement>('[data-thing]')!.dataset.thing).toBe('guest:1');
});
