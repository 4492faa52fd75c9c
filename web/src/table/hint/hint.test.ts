import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Choice, Hints } from '../../api/types';
import { wasHinted } from '../../app/hinted';
import { preferences } from '../../app/preferences.svelte';
import { CARDS, tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE, TableModel } from '../state/model.svelte';
import TableScreen from '../TableScreen.svelte';
import { Hint } from './hint.svelte';

const CHOICES = ['TAKE_DIE:2', 'TAKE_GUEST:3', 'PASS', 'END_TURN'];

beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  preferences.speed = 'none';
  for (const warning of Object.keys(preferences.warnings)) preferences.warnings[warning as 'guest'] = false;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function told(model: TableModel, more: Partial<Hints> = {}): Hints {
  const [die, guest, pass, end] = model.offered.map(({ id }) => id);
  const points = 80;
  return {
    seq: model.table!.seq,
    hints: [
      { choice: die, text: 'Take a die', points, behind: 0, why: 'A blue group gets full.' },
      { choice: guest, text: 'Take a guest', points, behind: 1.42, why: null },
      { choice: pass, text: 'Pass', points, behind: 3, why: null },
    ],
    turns: [
      { choices: [die, end], steps: ['Take a die', 'End turn'], whole: true, points, behind: 0, why: null },
      { choices: [guest], steps: ['Take a guest'], whole: false, points, behind: 0.3, why: null },
    ],
    looks: 40,
    progress: 1,
    sure: true,
    ...more,
  };
}

async function asked(...answers: Partial<Hints>[]) {
  const play = vi.fn<(...choices: Choice[]) => void>();
  const model = new TableModel({ play, undo: vi.fn(), hint: vi.fn() });
  model.cards = CARDS;
  model.show(tableOf({ choices: CHOICES }));
  const { container } = render(TableScreen, { context: new Map([[TABLE, model]]) });
  await tick();
  const queue = answers.length ? answers : [{}];
  const post = vi
    .spyOn(api, 'POST')
    .mockImplementation((() =>
      Promise.resolve({ data: told(model, queue.shift()), response: new Response() })) as never);
  const failed = vi.fn();
  const button = screen.getByRole('button', { name: 'Ask Leopold for advice' });
  button.focus();
  model.hint = new Hint({ game: 'g', token: 'tok', model, failed });
  await vi.waitFor(() => expect(model.hint === null || !model.hint.thinking).toBe(true));
  await tick();
  const press = async (key: string) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await tick();
  };
  const names = () => play.mock.calls.flatMap((choices) => choices.map(({ name }) => name));
  return { model, container, press, names, failed, post, button };
}

it('shows the three best with their differences, in place of the rivals', async () => {
  const { container } = await asked();
  const items = [...container.querySelectorAll('.rivals .adv')].map((item) => item.textContent);
  expect(items.length).toBe(3);
  expect(items[0]).toContain('best');
  expect(items[0]).toContain('A blue group gets full.');
  expect(items[1]).toContain('1.4 fewer');
  expect(container.querySelector('.rival')).toBeNull();
  expect(container.textContent).toContain('Sure.');
});

it('marks the same numbers on the table', async () => {
  const { container } = await asked();
  const marks = [...container.querySelectorAll('.thing > .advno')].map((mark) => mark.textContent);
  expect(marks.sort()).toEqual(['1', '2']);
});

it('says that near-equal choices are a matter of taste', async () => {
  const { container, model } = await asked();
  expect(container.textContent).not.toContain('Play what you like best.');
  model.hint!.whole = true;
  await tick();
  expect(container.textContent).toContain('Play what you like best.');
  expect(container.textContent).toContain('as good');
  expect(container.textContent).toContain('Then it depends on what is drawn.');
});

it('says the first impression, then what it has compared, and stops when it is told', async () => {
  const { post, model } = await asked({ progress: 0, looks: 0, sure: false }, { progress: 0.5, sure: false }, {});
  const bodies = (post.mock.calls as unknown as [string, { body: { quick: boolean } }][]).map(
    ([, { body }]) => body.quick,
  );
  expect(bodies).toEqual([true, false, false]);
  expect(model.advice?.name).toBe('TAKE_DIE:2');
});

it('plays a hint by its number, and counts the game as one with hints', async () => {
  const { press, names } = await asked();
  await press('2');
  expect(names()).toEqual(['TAKE_GUEST:3']);
  expect(wasHinted('g')).toBe(true);
});

it('closes with Escape, and the focus goes back', async () => {
  const { press, model, container, button } = await asked();
  expect(container.querySelector('.counsel')).toBe(document.activeElement);
  await press('Escape');
  await tick();
  expect(model.hint).toBeNull();
  expect(model.advice).toBeNull();
  expect(container.querySelector('.rival')).not.toBeNull();
  expect(document.activeElement).toBe(button);
});

it('plays a whole turn step by step', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { model, press, names } = await asked();
  model.hint!.whole = true;
  await press('1');
  expect(names()).toEqual(['TAKE_DIE:2']);
  model.show({ ...tableOf({ choices: CHOICES }), seq: 99 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(['TAKE_DIE:2', 'END_TURN']);
  model.show({ ...tableOf({ choices: [] }), seq: 100 });
  await tick();
  expect(model.hint).toBeNull();
});

it('stops in the middle of a turn', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { model, press, names } = await asked();
  model.hint!.whole = true;
  await press('1');
  model.show({ ...tableOf({ choices: CHOICES }), seq: 99 });
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(['TAKE_DIE:2']);
  expect(model.hint).toBeNull();
});

it('is of one position: another one closes it', async () => {
  const { model } = await asked();
  model.show({ ...tableOf({ choices: CHOICES }), seq: 99 });
  expect(model.hint).toBeNull();
});

it('is not offered where the table or the player wants none', async () => {
  const model = new TableModel({ play: vi.fn(), undo: vi.fn(), hint: vi.fn() });
  model.show({ ...tableOf({ choices: CHOICES }), hints: false });
  expect(model.advisable).toBe(false);
  model.show(tableOf({ choices: CHOICES }));
  expect(model.advisable).toBe(true);
  preferences.hints = false;
  expect(model.advisable).toBe(false);
  preferences.hints = true;
});
