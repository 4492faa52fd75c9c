import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import type { Choice } from '../api/types';
import { CARDS, tableOf, type Given } from '../help/fixture';
import { speak } from '../i18n/index.svelte';
import { TABLE, TableModel } from './state/model.svelte';
import TableScreen from './TableScreen.svelte';

beforeAll(() => speak('en'));

function laidOut(given: Given, touches: Record<string, string[]> = {}) {
  const play = vi.fn<(...choices: Choice[]) => void>();
  const model = new TableModel({ play, undo: () => {} });
  model.cards = CARDS;
  const table = tableOf(given);
  for (const choice of table.view!.prompt!.choices!) choice.touches = touches[choice.name] ?? choice.touches;
  model.show(table);
  const { container } = render(TableScreen, { context: new Map([[TABLE, model]]) });
  return { model, play, container };
}

/** Plays a choice as a player would: at the thing it touches, in the list that opens there, or with its button. */
async function reach(container: HTMLElement, play: ReturnType<typeof vi.fn>, choice: Choice): Promise<boolean> {
  const named = (button: Element) =>
    [button.getAttribute('aria-label'), button.getAttribute('title'), button.textContent?.trim()].includes(choice.text);
  const boosted = choice.name.includes('BOOSTED');
  const things = (boosted ? [] : choice.touches).map((thing) =>
    container.querySelector(`[data-thing="${thing}"].is-target > .hit`),
  );
  for (const hit of things) {
    if (!hit) continue;
    await fireEvent.click(hit);
    if (play.mock.calls.length > 0) break;
    const item = [...container.querySelectorAll('.choices__c')].find(named);
    if (item) await fireEvent.click(item);
    if (play.mock.calls.length > 0) break;
  }
  if (play.mock.calls.length === 0) {
    const button = [...container.querySelectorAll('.prompt button, .btn--pass, .space__b')].find(
      (each) => named(each) && !each.hasAttribute('aria-disabled'),
    );
    if (button) await fireEvent.click(button);
  }
  return play.mock.calls.some(([played]) => played.id === choice.id);
}

const cafe = [{ guest: 62, missing: { wine: 2 } }, { guest: 75, missing: {} }, null];
const SCENES: Record<string, [Given, Record<string, string[]>?]> = {
  'a turn': [
    {
      me: { cafe, staff: [3] },
      choices: [
        'PASS',
        'TAKE_GUEST:0',
        'TAKE_GUEST:4',
        'TAKE_DIE:1',
        'TAKE_DIE_BOOSTED:1',
        'SERVE:wine:0',
        'MOVE_IN:1',
        'CLAIM:A',
        'USE_STAFF:3',
      ],
    },
    { 'SERVE:wine:0': ['kitchen:wine', 'table:0'] },
  ],
  'after the die': [{ choices: ['END_TURN', 'CLAIM:B'] }],
  'a split': [
    { ask: 'drinks_action', n: 3, choices: ['AMOUNT:0', 'AMOUNT:1'] },
    { 'AMOUNT:0': ['amount:0'], 'AMOUNT:1': ['amount:1'] },
  ],
  'food to place': [
    { ask: 'gain_any_food', n: 1, me: { cafe }, choices: ['PUT:wine:0', 'PUT:wine:kitchen', 'PUT:cake:kitchen'] },
    {
      'PUT:wine:0': ['food:wine', 'table:0'],
      'PUT:wine:kitchen': ['food:wine', 'kitchen'],
      'PUT:cake:kitchen': ['food:cake', 'kitchen'],
    },
  ],
  'rooms, or none': [{ ask: 'prepare_room', n: 2, choices: ['PREPARE:2', 'PREPARE:6', 'DONE'] }],
  'staff looked at': [
    { ask: 'play_looked_at', n: 3, view: { looked_at: [3, 24] }, choices: ['PLAY_STAFF:3', 'PLAY_STAFF:24', 'DONE'] },
  ],
  'a draft': [
    { ask: 'keep_staff', me: { pack: [24, 48], hand: [] }, choices: ['KEEP_STAFF:24', 'KEEP_STAFF:48'] },
    { 'KEEP_STAFF:24': ['staff:24'], 'KEEP_STAFF:48': ['staff:48'] },
  ],
  'a copied action': [
    { ask: 'copy_action', n: 2, choices: ['COPY:1', 'COPY:5', 'DONE'] },
    { 'COPY:1': ['action:1'], 'COPY:5': ['action:5'] },
  ],
  'what touches nothing': [{ ask: 'any_order', choices: ['TAKE_KRONES', 'LOOK', 'IGNORE_PENALTY', 'DONE'] }],
};

it.each(Object.entries(SCENES))('every choice can be reached: %s', async (_, [given, touches]) => {
  for (const warning of Object.keys(preferences.warnings)) preferences.warnings[warning as 'guest'] = false;
  for (const choice of given.choices!) {
    const { container, model, play } = laidOut(given, touches);
    await tick();
    const wanted = model.choices.find(({ name }) => name === choice)!;
    if (choice.startsWith('COPY')) wanted.touches = [...wanted.touches, `die:${choice.slice(5)}`];
    if (choice === 'PASS') {
      await fireEvent.click(container.querySelector('.btn--pass')!);
      expect(play.mock.calls[0][0].name).toBe('PASS');
    } else {
      expect(await reach(container, play, wanted), choice).toBe(true);
    }
    container.remove();
  }
});

it('asks before a choice that is easily regretted, and then plays it', async () => {
  preferences.warnings.guest = true;
  const { container, play } = laidOut({ choices: ['TAKE_GUEST:0', 'TAKE_DIE:2'] });
  await tick();
  await fireEvent.click(container.querySelector('[data-thing="die:2"] > .hit')!);
  expect(play).not.toHaveBeenCalled();
  expect(container.querySelector('[role="alert"]')).not.toBeNull();
  await fireEvent.click(container.querySelector('.prompt__yes')!, { detail: 2 });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(container.querySelector('.prompt__yes')!);
  expect(play.mock.calls[0][0].name).toBe('TAKE_DIE:2');
});

it('lets nothing be played when another seat is asked', async () => {
  const { container, play } = laidOut({ choices: [] });
  await tick();
  expect(container.querySelectorAll('.is-target').length).toBe(0);
  await fireEvent.click(container.querySelector('[data-thing="die:1"] > .hit')!);
  expect(play).not.toHaveBeenCalled();
});

it('asks before a die is spent for nothing, and shows it at the die', async () => {
  const { container, play } = laidOut({
    choices: ['TAKE_DIE:2', 'TAKE_DIE:3'],
    insight: { idle: { 1: 'You cannot pay for any room.' } },
  });
  await tick();
  expect(container.querySelector('[data-thing="die:3"].is-idle')).not.toBeNull();
  expect(container.querySelector('[data-thing="die:2"].is-idle')).toBeNull();
  preferences.warnings.idle = true;
  await fireEvent.click(container.querySelector('[data-thing="die:3"] > .hit')!);
  expect(play).not.toHaveBeenCalled();
  expect(container.querySelector('[role="alert"]')!.textContent).toContain('You cannot pay for any room.');
});

it('takes a die one stronger with one click, or when that was said before', async () => {
  const given = { choices: ['TAKE_DIE:1', 'TAKE_DIE_BOOSTED:1', 'TAKE_DIE:2'] };
  const { container, model, play } = laidOut(given);
  await tick();
  await fireEvent.click(container.querySelector('[data-thing="die:1"] .space__b')!);
  expect(play.mock.lastCall![0].name).toBe('TAKE_DIE_BOOSTED:1');
  await fireEvent.click(container.querySelector('[data-thing="die:1"] > .hit')!);
  expect(play.mock.lastCall![0].name).toBe('TAKE_DIE:1');
  model.boosting = true;
  await tick();
  await fireEvent.click(container.querySelector('[data-thing="die:1"] > .hit')!);
  expect(play.mock.lastCall![0].name).toBe('TAKE_DIE_BOOSTED:1');
  await fireEvent.click(container.querySelector('[data-thing="die:2"] > .hit')!);
  expect(play.mock.lastCall![0].name).toBe('TAKE_DIE:2');
  model.show(tableOf({ choices: ['END_TURN'] }));
  expect(model.boosting).toBe(false);
});

describe('serving', () => {
  const choices = ['SERVE:wine:0', 'SERVE:cake:0', 'PASS'];
  const me = { cafe: [{ guest: 62, missing: { wine: 2, cake: 1 } }, null, null] };

  it('is one click where everything can be served', async () => {
    const { container, play } = laidOut({
      choices,
      me,
      insight: { serving: { price: 1, items: 3, together: [0, 0, 1] } },
    });
    await tick();
    expect(container.querySelector('.serve')!.textContent).toContain('Serve all 3');
    await fireEvent.click(container.querySelector('.serve')!);
    expect(play.mock.calls).toHaveLength(1);
    expect(play.mock.calls[0].map(({ name }) => name)).toEqual(['SERVE:wine:0', 'SERVE:wine:0', 'SERVE:cake:0']);
  });

  it('names its price once, and goes on until what was paid for is served', async () => {
    const list = (price: number, items: number): Given => ({
      choices,
      me,
      insight: { serving: { price, items, together: [] } },
    });
    const { container, model, play } = laidOut(list(1, 3));
    await tick();
    await fireEvent.click(container.querySelector('.serve')!);
    const said = () => container.querySelector('.choices')?.textContent.replace(/\s+/g, ' ').trim();
    expect(said()).toBe('Up to 3 items for 1 krone wine for Opera Singercake for Opera Singer');
    await fireEvent.click(container.querySelector('.choices__c')!);
    expect(play.mock.calls[0].map(({ name }) => name)).toEqual(['SERVE:wine:0']);
    model.show(tableOf(list(0, 2)));
    await tick();
    expect(said()).toContain('2 more to serve');
    model.show(tableOf(list(1, 3)));
    await tick();
    expect(said()).toBeUndefined();
  });
});
