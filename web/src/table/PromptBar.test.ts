import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Seat, Table } from '../api/types';
import { tableOf } from '../help/fixture';
import { speak } from '../i18n/index.svelte';
import { TABLE, TableModel } from './model.svelte';
import PromptBar from './PromptBar.svelte';

beforeAll(() => speak('en'));

function barWith(rival: Partial<Seat>, choices: string[] | null, table: Partial<Table> = {}) {
  const hands = { play: () => {}, undo: () => {}, hurry: vi.fn() };
  const model = new TableModel(hands);
  const position = tableOf({ choices });
  position.seats[1] = { ...position.seats[1], ...rival };
  model.show({ ...position, ...table });
  render(PromptBar, { context: new Map([[TABLE, model]]) });
  return hands;
}

const skip = () => screen.queryByRole('button', { name: 'Skip' });

it('skips the pauses of a bot', async () => {
  const hands = barWith({ kind: 'bot', bot: 'planner' }, null);
  await fireEvent.click(skip()!);
  expect(hands.hurry).toHaveBeenCalledOnce();
});

it('skips those of a stand-in', () => {
  barWith({ stand_in: 'planner' }, null);
  expect(skip()).not.toBeNull();
});

it('cannot hurry people, nor what makes no pauses', () => {
  barWith({}, null);
  barWith({ kind: 'bot', bot: 'planner' }, null, { pace: 'instant' });
  barWith({ kind: 'bot', bot: 'planner' }, ['END_TURN']);
  expect(skip()).toBeNull();
});
