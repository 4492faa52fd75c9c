import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { notice, sceneOf, tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE } from '../state/model.svelte';
import Announcer from './Announcer.svelte';

beforeAll(() => speak('en'));

const MINE = { event: 'passed' as const, seat: 0, text: 'Anna passes' };
const TAKES = { event: 'guest_taken' as const, seat: 1, guest: 75, text: 'Theodor takes [[guest:75|Baroness]]' };
const PAID = { event: 'krones' as const, seat: 1, change: -2, text: '' };

function position(seq: number, line: string, given: Given) {
  const table = tableOf({ ...given, table: { seq, ...given.table } });
  table.view!.prompt!.line = line;
  return table;
}

it('reads out what happened and then what is asked, each of it once', async () => {
  const model = sceneOf({ events: [MINE] });
  render(Announcer, { context: new Map([[TABLE, model]]) });
  const heard = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  const show = async (...given: Parameters<typeof position>) => {
    model.show(position(...given));
    await tick();
  };

  await show(2, 'Your turn.', { events: [MINE, TAKES, PAID] });
  expect(heard()).toEqual(['Theodor takes Baroness: minus 2 krones', 'Your turn.']);
  await show(3, 'Your turn.', { events: [MINE, TAKES, PAID] });
  expect(heard().length).toBe(2);

  await show(4, 'Your turn.', { events: [MINE], table: { notices: [notice()] } }); // taken back
  expect(heard().slice(2)).toEqual(['The expert plays for Theodor.']);
  await show(5, 'Take a die.', { events: [MINE, TAKES] });
  expect(heard().slice(3)).toEqual(['Theodor takes Baroness', 'Take a die.']);
});

it('leaves to the log what happened while somebody was away', async () => {
  const model = sceneOf();
  render(Announcer, { context: new Map([[TABLE, model]]) });
  const events = Array.from({ length: 20 }, (_, n) => ({ ...MINE, text: `Anna passes ${n}` }));
  model.show(position(2, 'Your turn.', { events }));
  await tick();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Your turn.']);
});
