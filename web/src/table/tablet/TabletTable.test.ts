import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { sceneOf, tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE } from '../state/model.svelte';
import TabletTable from './TabletTable.svelte';

beforeAll(() => speak('en'));

const MANY = { hand: [48, 3, 24, 48, 3, 24, 48, 3].map((number, place) => number + 100 * place) };
const HIRE: Given = { me: MANY, ask: 'play_staff', choices: ['PLAY_STAFF:48', 'DONE'] };
const TURN: Given = { me: MANY, choices: ['TAKE_DIE:2', 'PLAY_STAFF:48'] };

function onATablet(given: Given) {
  const model = sceneOf(given);
  const { container, queryByRole, getByRole } = render(TabletTable, {
    props: { lying: true, onmenu: () => {}, onlog: () => {} },
    context: new Map([[TABLE, model]]),
  });
  const sheet = () => queryByRole('region', { name: 'Staff' });
  return { model, container, sheet, getByRole };
}

it('lays a hand out that would lie in a fan when one of its cards is asked for, until it is put away', async () => {
  const { model, sheet, getByRole } = onATablet(HIRE);
  const choose = vi.spyOn(model, 'choose').mockImplementation(() => {});
  await fireEvent.click(sheet()!.querySelector('[data-thing="staff:48"] .hit')!);
  expect(choose).toHaveBeenCalledOnce();
  await fireEvent.click(getByRole('button', { name: 'Hide' }));
  expect(sheet()).toBeNull();
  flushSync(() => model.show(tableOf({ ...HIRE, table: { seq: 2 } })));
  expect(sheet()).not.toBeNull();
});

it('opens the staff from the fan, and puts them away once something is played', async () => {
  const { model, sheet, getByRole } = onATablet(TURN);
  expect(sheet()).toBeNull();
  await fireEvent.click(getByRole('button', { name: 'Lay out your staff' }));
  expect(sheet()).not.toBeNull();
  flushSync(() => (model.busy = true));
  expect(sheet()).toBeNull();
});

it('leaves the table alone while every card is large enough', () => {
  const { container, sheet } = onATablet({ ...HIRE, me: { hand: [48] } });
  expect(sheet()).toBeNull();
  expect(container.querySelector('.staffs [inert], .staffs > .hit')).toBeNull();
});
