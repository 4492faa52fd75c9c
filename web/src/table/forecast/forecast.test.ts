import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { preferences } from '../../app/preferences.svelte';
import { CARDS, tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE, TableModel } from '../state/model.svelte';
import TableScreen from '../TableScreen.svelte';
import { look } from './forecast.svelte';

beforeAll(() => speak('en'));
afterEach(() => vi.restoreAllMocks());

async function seated() {
  const model = new TableModel({ play: vi.fn(), undo: vi.fn() });
  model.cards = CARDS;
  model.show(tableOf({ choices: ['PASS'] }));
  const seats = model.view!.players.length;
  const of = (first: number, other: number) => Array<number>(seats).fill(other).with(0, first);
  const answer = {
    seq: 1,
    forecast: { points: of(82.6, 70), chances: of(0.996, 0.004) },
    since: { points: of(80.5, 70), chances: of(0.4, 0.6) },
  };
  const get = vi.spyOn(api, 'GET').mockResolvedValue({ data: answer, response: new Response() } as never);
  const { container } = render(TableScreen, { context: new Map([[TABLE, model]]) });
  const game = { game: 'g', token: 'tok', model };
  await look(game);
  await tick();
  return { model, container, get, game };
}

it('stands at every seat, with the change since the last turn and a chance that is never certain', async () => {
  const { container, model } = await seated();
  const boxes = [...container.querySelectorAll('.fc')].map((box) => box.textContent);
  expect(boxes.length).toBe(model.view!.players.length);
  expect(boxes.join()).toContain('+2 since your last turn');
  expect(boxes.join()).toContain('wins over 99');
  expect(boxes.join()).toContain('wins under 1');
});

it('is fetched once a turn', async () => {
  const { get, game } = await seated();
  await look(game);
  expect(get.mock.calls.length).toBe(1);
});

it('can be hidden', async () => {
  const { container } = await seated();
  preferences.forecast = false;
  await tick();
  expect(container.querySelector('.fc')).toBeNull();
  preferences.forecast = true;
});
