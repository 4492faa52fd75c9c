import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { tableOf } from '../help/fixture';
import { speak } from '../i18n/index.svelte';
import Menu from './Menu.svelte';
import { TABLE, TableModel } from './state/model.svelte';

beforeAll(() => speak('en'));

function opened() {
  const resign = vi.fn();
  const model = new TableModel({ play: () => {}, undo: () => {}, resign });
  model.show(tableOf({}));
  const onclose = vi.fn();
  const props = { onclose, onlog: () => {}, onkeys: () => {} };
  render(Menu, { context: new Map([[TABLE, model]]), props });
  return { resign, onclose };
}
const button = (name: string) => screen.getByRole('button', { name });

it('lets a player leave for good, but not by a double click', async () => {
  const { resign, onclose } = opened();
  await fireEvent.click(button('Leave the game'));
  await fireEvent.click(button('Leave for good'), { detail: 2 });
  expect(resign).not.toHaveBeenCalled();
  await fireEvent.click(button('Leave for good'), { detail: 1 });
  expect(resign).toHaveBeenCalledOnce();
  expect(onclose).toHaveBeenCalledOnce();
});

it('recommends to stay', async () => {
  const { resign } = opened();
  await fireEvent.click(button('Leave the game'));
  expect(button('Stay').className).toContain('btn--go');
  expect(button('Leave for good').className).not.toContain('btn--go');
  await fireEvent.click(button('Stay'));
  expect(button('Leave the game')).toBeTruthy();
  expect(resign).not.toHaveBeenCalled();
});
