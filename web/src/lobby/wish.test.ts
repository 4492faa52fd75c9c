import { expect, it } from 'vitest';
import {
  chairOf,
  chooseEdition,
  exchanged,
  firstWish,
  namesOf,
  removeChair,
  requestOf,
  usualWish,
  type Names,
} from './wish';

const names: Names = { me: 'Anna', here: (chair) => `Person ${chair}`, bots: ['Milena', 'Theodor', 'Klara'] };

it('asks for a game against the planner unless told otherwise', () => {
  expect(requestOf(usualWish(), names)).toEqual({
    options: { players: 2, hotel: 'night', staff: 'standard', edition: 'current', promos: true },
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', bot: 'planner', name: 'Milena' },
    ],
    clock: { kind: 'none' },
    pace: 'calm',
    hints: true,
    forecast: true,
  });
});

it('gives advice against bots and alone, but not among people unless they want it', () => {
  const company = (...kinds: ('me' | 'here' | 'open' | 'bot')[]) => {
    const wish = { ...usualWish(), chairs: kinds.map((kind) => chairOf(kind)) };
    const { hints, forecast } = requestOf(wish, names);
    expect(requestOf({ ...wish, hints: !hints, forecast: !forecast }, names)).toMatchObject({
      hints: !hints,
      forecast: !forecast,
    });
    return [hints, forecast];
  };
  expect(company('me')).toEqual([true, true]);
  expect(company('me', 'bot', 'bot')).toEqual([true, true]);
  for (const other of ['here', 'open'] as const) expect(company('me', other, 'bot')).toEqual([false, false]);
});

it('makes a first game introductory, against the gentle bot', () => {
  const { options, seats } = requestOf(firstWish(), names);
  expect(options).toMatchObject({ players: 2, staff: 'introductory', promos: false });
  expect(seats[1]).toMatchObject({ bot: 'gentle' });
});

it('counts the chairs, leaves open seats without a name and sets the clock', () => {
  const chairs = [chairOf('me'), chairOf('open'), { ...chairOf('here'), name: '  Otto ' }, chairOf('here')];
  const request = requestOf({ ...usualWish(), chairs, clock: 'day-3' }, names);
  expect(request.options.players).toBe(4);
  expect(request.seats.slice(1)).toEqual([
    { kind: 'open' },
    { kind: 'person', name: 'Otto' },
    { kind: 'person', name: null },
  ]);
  expect(request.clock).toEqual({ kind: 'day', days: 3 });
});

it('sends no name for who has given none, so that everybody reads it in their language', () => {
  const { seats } = requestOf(usualWish(), { ...names, me: '' });
  expect(seats[0]).toEqual({ kind: 'person', name: null });
  expect(namesOf(usualWish().chairs, { ...names, me: '' })[0]).toBe('Person 1');
});

it('plays the first edition without the promo guests', () => {
  const wish = usualWish();
  chooseEdition(wish, 'first');
  expect(wish).toMatchObject({ edition: 'first', promos: false });
  chooseEdition(wish, 'current');
  expect(wish.promos).toBe(true);
});

it('gives no bot a name that is taken', () => {
  const chairs = [chairOf('me'), chairOf('bot'), chairOf('bot')];
  expect(namesOf(chairs, { ...names, me: 'Milena' })).toEqual(['Milena', 'Theodor', 'Klara']);
});

it('asks for chosen plans in the order of the seats, and only with day hotels', () => {
  const wish = { ...usualWish(), chairs: [chairOf('me'), chairOf('bot'), chairOf('bot')], choosesPlans: true };
  wish.plans = exchanged(wish.plans, 0, 'D');
  expect(requestOf(wish, names).options.hotel).toBe('night');
  expect(requestOf({ ...wish, hotel: 'day' }, names).options.hotel).toEqual(['D', 'B', 'C']);
  expect(requestOf({ ...wish, hotel: 'day', choosesPlans: false }, names).options.hotel).toBe('day');
  removeChair(wish, 1);
  expect(requestOf({ ...wish, hotel: 'day' }, names).options.hotel).toEqual(['D', 'C']);
  expect([...wish.plans].sort()).toEqual(['A', 'B', 'C', 'D']);
});
