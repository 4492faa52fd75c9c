import { expect, it } from 'vitest';
import { parse } from './router.svelte';

it('knows the screens by their addresses', () => {
  expect(parse('#/game/g%201')).toEqual({ screen: 'game', game: 'g 1' });
  expect(parse('#/replay/g/12')).toEqual({ screen: 'replay', game: 'g', event: 12 });
  expect(parse('#/rules/dice')).toEqual({ screen: 'rules', section: 'dice' });
});

it.each(['#/%E0%A4%A', '#/game/%E0%A4%A', '#/join/g/%', '#/rules/%zz', '%'])(
  'leads to the lobby from an address that cannot be read: %s',
  (hash) => {
    expect(parse(hash)).toEqual({ screen: 'lobby' });
  },
);
