import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Seat, Table } from '../../api/types';
import { tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE, TableModel } from '../state/model.svelte';
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

function ownSeat(change: Partial<Seat>, given: Given = {}) {
  const hands = { play: () => {}, undo: vi.fn(), hurry: () => {}, comeBack: vi.fn() };
  const model = new TableModel(hands);
  const position = tableOf({ ...given, table: { undo: 1 } });
  position.seats[0] = { ...position.seats[0], ...change };
  model.show(position);
  const { container } = render(PromptBar, { context: new Map([[TABLE, model]]) });
  return {
    hands,
    model,
    said: container.querySelector('.prompt__q')!.textContent,
    buttons: [...container.querySelectorAll('button')].map((button) => button.textContent),
  };
}

it.each([
  ['the stand-in acts', { choices: ['PASS', 'TAKE_DIE:1'] }],
  ['others act', { choices: null }],
])('lets people take their seat back from a stand-in, while %s', async (_, given) => {
  const { hands, said, buttons } = ownSeat({ stand_in: 'expert', stays: true }, given);
  expect(said).toBe('The expert is playing for you until you come back.');
  expect(buttons.at(-1)).toBe('Take my seat back');
  await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
  expect(hands.comeBack).toHaveBeenCalledWith(0);
});

it('says that a stand-in plays only this turn', () => {
  expect(ownSeat({ stand_in: 'planner' }).said).toBe(
    'The planner is playing this turn for you. You play again next turn.',
  );
});

it('asks nothing of people while a stand-in plays for them', () => {
  const { model, hands, buttons } = ownSeat({ stand_in: 'expert' }, { choices: ['PASS', 'TAKE_DIE:1'] });
  expect(model.choices).toEqual([]);
  expect(model.asked).toBe(false);
  model.undo();
  expect(hands.undo).not.toHaveBeenCalled();
  expect(buttons).not.toContain('End turn');
});

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
