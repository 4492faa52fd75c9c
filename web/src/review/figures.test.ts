import { describe, expect, it } from 'vitest';
import { chanceOf, isMistake, luckOf, mistakesOf, restOf, sizeOf, sumOf, telling, tenths, wholes } from './figures';
import type { Draw, ReviewDocument, SeatReview, TurnReview, Whole } from './types';

const turn = (more: Partial<TurnReview>): TurnReview =>
  ({
    number: 0,
    seat: 0,
    looked: 1,
    good_find: false,
    best: {},
    given_away: 0,
    error: 0.1,
    sure: true,
    size: 'equal',
    own: true,
    ...more,
  }) as TurnReview;

describe('the size of a turn', () => {
  it.each([
    [{ looked: 0 }, 'waiting'],
    [{ good_find: true, best: null }, 'find'],
    [{ best: null }, 'best'],
    [{ given_away: 0.49 }, 'equal'],
    [{ given_away: 0.5, size: 'slip' as const }, 'slip'],
    [{ given_away: 2, size: 'mistake' as const }, 'mistake'],
    [{ given_away: 5, size: 'costly' as const }, 'costly'],
  ])('is what it gave away: %o', (more, size) => {
    expect(sizeOf(turn(more))).toBe(size);
  });

  it('is never a mistake when it is not sure', () => {
    expect(sizeOf(turn({ given_away: 6, size: 'costly', sure: false, error: 2 }))).toBe('slip');
  });

  it('has no number that is smaller than its uncertainty', () => {
    expect(sizeOf(turn({ given_away: 1.2, size: 'slip', error: 1.3 }))).toBe('equal');
  });

  it('is a mistake from two points on', () => {
    expect(['equal', 'slip', 'mistake', 'costly'].map((size) => isMistake(size as 'equal'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('numbers', () => {
  it('have one decimal and a true minus in a turn', () => {
    expect(tenths(-7.24, 'en')).toBe('−7.2');
    expect(tenths(5.06, 'de', true)).toBe('+5,1');
    expect(tenths(-0.04, 'en', true)).toBe('0.0');
  });

  it('are whole over a game', () => {
    expect([wholes(10.6, true), wholes(-3.5), wholes(-0.2), wholes(0.2, true)]).toEqual(['+11', '−3', '0', '0']);
  });

  it('never say that a game is won or lost before its end', () => {
    expect([0, 0.004, 0.27, 0.996, 1].map(chanceOf)).toEqual([
      { percent: 1, bound: 'under' },
      { percent: 1, bound: 'under' },
      { percent: 27, bound: 'about' },
      { percent: 99, bound: 'over' },
      { percent: 99, bound: 'over' },
    ]);
  });
});

describe('the sum', () => {
  const total = (whole: Whole) =>
    sumOf(whole)
      .slice(0, -1)
      .reduce((sum, { sign, points }) => sum + (sign === '−' ? -points : points), 0);

  it.each([
    { expert_game: 96, luck: 11, given_away: 31, others: -3, unexplained: 0, result: 73 },
    { expert_game: 127, luck: -2, given_away: 58, others: -11, unexplained: -9, result: 47 },
    { expert_game: 80, luck: 0, given_away: 0, others: 4, unexplained: 6, result: 90 },
  ])('adds up to the result %#', (whole) => {
    expect(total(whole)).toBe(whole.result);
    expect(sumOf(whole).at(-1)).toEqual({ name: 'result', sign: '=', points: whole.result });
  });

  it('leaves out what is not there', () => {
    const names = (unexplained: number) =>
      sumOf({ expert_game: 90, luck: 1, given_away: 2, others: 3, unexplained, result: 92 }).map(({ name }) => name);
    expect(names(0)).not.toContain('unexplained');
    expect(names(1)).toContain('unexplained');
  });
});

describe('the lists', () => {
  const turns = [
    turn({ number: 0, given_away: 3 }),
    turn({ number: 1, given_away: 0.4 }),
    turn({ number: 2, best: null }),
  ];

  it('have the dearest mistakes first, and at most eight', () => {
    const many = Array.from({ length: 12 }, (_, number) => turn({ number }));
    const seat = { mistakes: [3, 1, 2, 4, 5, 6, 7, 8, 9, 10] } as SeatReview;
    const found = mistakesOf({ turns: many } as ReviewDocument, seat);
    expect(found.map(({ number }) => number)).toEqual([3, 1, 2, 4, 5, 6, 7, 8]);
  });

  it('say what the other turns gave away together', () => {
    expect(restOf(turns, [turns[0]])).toEqual({ n: 2, given: 0.4, best: 1 });
  });

  it('tell of the luck that was most, and of none that may be nothing', () => {
    const draw = (number: number, luck: number, error: number): Draw =>
      ({ number, luck: [luck], error: [error] }) as Draw;
    const draws = [draw(0, 0.6, 0.1), draw(1, -4.2, 0.2), draw(2, 0.4, 0), draw(3, 0.7, 0.9)];
    expect(luckOf({ draws } as ReviewDocument, 0).map(({ number }) => number)).toEqual([1, 0]);
  });

  it('tell of a way to play what the other has not', () => {
    expect(telling(['a', 'b', 'c', 'd'], ['a'])).toEqual(['b', 'c']);
    expect(telling(['a'], ['a', 'b'])).toEqual(['a']);
  });
});
