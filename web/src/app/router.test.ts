import { expect, it } from 'vitest';
import { parse } from './router.svelte';

it('knows the screens by their addresses', () => {
  expect(parse('#/game/g%201')).toEqual({ screen: 'game', game: 'g 1' });
  expect(parse('#/replay/g/12')).toEqual({ screen: 'replay', game: 'g', event: 12 });
  expect(parse('#/shared/l')).toEqual({ screen: 'end', game: 'l', shared: true });
  expect(parse('#/shared/l/replay/12')).toEqual({ screen: 'replay', game: 'l', event: 12, shared: true });
  expect(parse('#/review/g')).toEqual({ screen: 'review', game: 'g', part: undefined, turn: null });
  expect(parse('#/review/g/turn/7')).toEqual({ screen: 'review', game: 'g', part: 'turn', turn: 7 });
  expect(parse('#/shared/l/review/turn/7')).toEqual({
    screen: 'review',
    game: 'l',
    part: 'turn',
    turn: 7,
    shared: true,
  });
  expect(parse('#/load')).toEqual({ screen: 'load', replay: false });
  expect(parse('#/load/replay')).toEqual({ screen: 'load', replay: true });
  expect(parse('#/rules/dice')).toEqual({ screen: 'rules', section: 'dice' });
});

it.each(['#/%E0%A4%A', '#/game/%E0%A4%A', '#/join/g/%', '#/rules/%zz', '%'])(
  'leads to the lobby from an address that cannot be read: %s',
  (hash) => {
    expect(parse(hash)).toEqual({ screen: 'lobby' });
  },
);
