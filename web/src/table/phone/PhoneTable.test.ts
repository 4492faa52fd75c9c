import { fireEvent, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { sceneOf, tableOf, type Given } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE } from '../state/model.svelte';
import PhoneTable from './PhoneTable.svelte';

beforeAll(() => speak('en'));

const DISMISS: Given = { ask: 'lose_staff', n: 2, choices: ['PLAY_STAFF:48'] };
const ROOMS: Given = { ask: 'prepare_room', n: 1, choices: ['PREPARE:2'] };
const WAIT: Given = { choices: null };

function onAPhone() {
  const model = sceneOf(WAIT);
  const { container } = render(PhoneTable, {
    props: { onmenu: () => {}, onlog: () => {} },
    context: new Map([[TABLE, model]]),
  });
  let seq = 1;
  /** A position arrives while your action is still under way, as after every click. */
  const come = async (given: Given) => {
    model.busy = true;
    flushSync(() => model.show(tableOf({ ...given, table: { seq: ++seq } })));
    model.busy = false;
    await tick();
  };
  const tabs = [...container.querySelectorAll('.tab')];
  return { container, come, tabs, front: () => tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'page') };
}

const [HOTEL, , STAFF, , RIVALS] = [0, 1, 2, 3, 4];

it('brings the panel to the front where the answer lies, and puts it away when nothing is left to do there', async () => {
  const { come, front } = onAPhone();
  await come(DISMISS);
  expect(front()).toBe(STAFF);
  await come(DISMISS);
  expect(front()).toBe(STAFF);
  await come(WAIT);
  expect(front()).toBe(HOTEL);
});

it('leaves a panel that is being read, until it has to make way', async () => {
  const { come, tabs, front } = onAPhone();
  await fireEvent.click(tabs[RIVALS]);
  await come(WAIT);
  await come({ choices: ['TAKE_DIE:2', 'MOVE_IN:0'] });
  expect(front()).toBe(RIVALS);
  await come(ROOMS);
  expect(front()).toBe(HOTEL);
});

it('tells how many cards of the draft are kept', async () => {
  const { container, come } = onAPhone();
  await come({ ask: 'keep_staff', choices: ['KEEP_STAFF:48', 'KEEP_STAFF:3'], me: { hand: [24], pack: [48, 3] } });
  expect(
    container
      .querySelector('.sheet__a')
      ?.textContent.replace(/[\u2066-\u2069]/g, '')
      .trim(),
  ).toBe('card 2 of 3');
});
