import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { sceneOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE } from '../state/model.svelte';
import PhoneAnswers from './PhoneAnswers.svelte';

beforeAll(() => speak('en'));

const AMOUNTS = [0, 1, 2, 3, 4].map((n) => `AMOUNT:${n}`);

/** As the server tells it. */
const favours = ['reward', 'reward', 'nothing', 'nothing', 'penalty'] as const;
const amounts = Object.fromEntries(
  favours.map((favour, n) => [n, { krones: Math.min(18 + n, 20), emperor: 7 - n, back: 3, then: 4 - n, favour }]),
);

function answers(ask: string, insight = {}) {
  const model = sceneOf({ ask, n: 4, choices: AMOUNTS, me: { krones: 18, emperor: 3 }, insight });
  const { container } = render(PhoneAnswers, { context: new Map([[TABLE, model]]) });
  const words = (place: string) =>
    [...container.querySelectorAll(place)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  return { model, words };
}

it('says what the emperor will make of each amount', () => {
  const { words } = answers('krones_action', { amounts });
  expect(words('.amt__z')).toEqual(['reward', 'reward', 'nothing', 'nothing', 'penalty']);
});

it('says what becomes of the amount that is marked, up to the most there can be', () => {
  const { model, words } = answers('krones_action', { amounts });
  expect(words('.ans__then')).toEqual([]);
  flushSync(() => (model.marked = model.choices[3]));
  expect(words('.ans__then > span')).toEqual(['1820', '34', 'at −3 you end on 1']);
});

it('leaves the emperor out of cakes', () => {
  const { model, words } = answers('food_action');
  flushSync(() => (model.marked = model.choices[1]));
  expect(words('.amt__z, .ans__then')).toEqual([]);
});
