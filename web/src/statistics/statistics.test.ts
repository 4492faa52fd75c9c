import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../api/types';
import { keepHinted } from '../app/hinted';
import {
  alone,
  best,
  counted,
  filtered,
  lately,
  levelOf,
  portion,
  reviewOf,
  rowsOf,
  running,
  sources,
} from './figures';
import { counts, remembered } from './gather';
import { added, deleteAll, keep, keepReview, kept, parsed, written, type KeptGame } from './kept';

const DAY = 86_400;

function game(id: string, more: Partial<KeptGame> = {}): KeptGame {
  return {
    game: id,
    ended: 1000,
    players: 2,
    level: null,
    points: 80,
    won: false,
    against: [{ bot: 'planner', name: 'Milena', points: 90 }],
    sources: { guests: 30, final_rooms: 50 },
    guests: [49, 50],
    staff: [1],
    hints: false,
    ...more,
  };
}

beforeEach(() => localStorage.clear());

describe('what is kept', () => {
  it('comes back as it was, the oldest first', () => {
    keep([game('b', { ended: 20 }), game('a', { ended: 10, daily: '2026-11-16', hints: true })]);
    expect(kept().games.map((each) => each.game)).toEqual(['a', 'b']);
    expect(parsed(written(kept()))).toEqual(kept());
  });

  it('has every game once; a review of another device is taken over', () => {
    const review = { given: 12, turns: 14, luck: 3 };
    expect(added([game('a', { points: 80 })], [game('a', { points: 1, review }), game('b')])).toEqual([
      game('a', { points: 80, review }),
      game('b'),
    ]);
  });

  it('learns of a review later', () => {
    keep([game('a'), game('b')]);
    keepReview('a', { given: 12.5, turns: 14, luck: null });
    expect(kept().games.map(({ review }) => review?.given)).toEqual([12.5, undefined]);
  });

  it('refuses other files, and leaves out games that make no sense', () => {
    expect(parsed('no JSON')).toBeNull();
    expect(parsed('[]')).toBeNull();
    expect(parsed(JSON.stringify({ format: 'grandaustria.record', version: 1, games: [] }))).toBeNull();
    expect(parsed(JSON.stringify({ format: 'grandaustria.statistics', version: 2, games: [] }))).toBeNull();
    const broken = [
      { ...game('a'), points: 'many' },
      { ...game('b'), guests: [-1] },
      null,
      { ...game('c'), review: {} },
    ];
    const file = { format: 'grandaustria.statistics', version: 1, games: [...broken, game('d')] };
    expect(parsed(JSON.stringify(file))?.games).toEqual([game('d')]);
  });

  it('is deleted for good', () => {
    keep([game('a')], ['left']);
    deleteAll(5000);
    expect(kept()).toEqual({ from: 5000, games: [], left: [] });
  });
});

describe('the figures', () => {
  it('are of the games that are asked for', () => {
    const all = [game('a'), game('b', { players: 3 }), game('c', { players: 1, level: 2 })];
    const ids = (filter: Parameters<typeof filtered>[1]) => filtered(all, filter).map((each) => each.game);
    expect(ids('all')).toEqual(['a', 'b', 'c']);
    expect(ids('3')).toEqual(['b']);
    expect(ids('alone')).toEqual(['c']);
  });

  it('have no percentage of fewer than five games', () => {
    expect(portion({ won: 2, of: 4 })).toBeNull();
    expect(portion({ won: 2, of: 5 })).toBe(0.4);
  });

  it('count a game against several kinds for each of them, Leopold apart', () => {
    const people = { bot: null, name: 'Ben', points: 70 };
    const games = [
      game('a', { won: true, points: 100 }),
      game('b', { against: [{ bot: 'expert', name: 'K', points: 99 }, people] }),
      game('c', { players: 1, level: 2, won: true, against: [{ bot: null, name: 'Leopold', points: 50 }] }),
    ];
    expect(rowsOf(games, ['planner', 'expert'])).toEqual([
      { whom: 'planner', won: 1, of: 1, points: 100 },
      { whom: 'expert', won: 0, of: 1, points: 80 },
      { whom: 'people', won: 0, of: 1, points: 80 },
    ]);
    expect(alone(games)).toEqual([{ level: 2, won: 1, of: 1 }]);
  });

  it('compare the sources with the expert at tables of the same size', () => {
    const { own, expert } = sources([game('a', { sources: { guests: 20 } }), game('b', { sources: { guests: 30 } })]);
    expect(own.guests).toBe(25);
    expect(expert?.guests).toBe(28.5);
    expect(sources([game('c', { players: 1, level: 1 })]).expert).toBeNull();
  });

  it('tell the best games, the regulars and the last month', () => {
    const games = [game('a', { points: 90, ended: 0 }), game('b', { points: 120, ended: 40 * DAY })];
    expect(best(games, 1)[0].game).toBe('b');
    expect(lately(games, 41 * DAY)).toBe(1);
    expect(counted([[49, 50], [50]])).toEqual([
      { card: 50, n: 2 },
      { card: 49, n: 1 },
    ]);
    expect(running([10, 20, 30])).toEqual([10, 15, 20]);
  });

  it('tell how somebody plays only where there are reviews', () => {
    expect(reviewOf([game('a')])).toBeNull();
    const found = reviewOf([
      game('a', { review: { given: 28, turns: 14, luck: 2 } }),
      game('b', { review: { given: 14, turns: 14, luck: null } }),
    ])!;
    expect(found).toMatchObject({ mean: 21, luck: 2, rank: 3, next: 14 });
    expect(reviewOf([game('c', { review: { given: 3, turns: 4, luck: 0 } })])!.rank).toBeNull();
    expect([0.4, 0.5, 1, 1.75, 2.5, 4].map(levelOf)).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe('a finished game', () => {
  const person = { kind: 'person', name: 'Anna', bot: null, resigned: false };
  const table = {
    game: 'g',
    status: 'over',
    options: { mode: null, level: null },
    scores: [101, 99],
    winners: [0],
    finished_by: [null, null],
    loaded: false,
    seats: [person, { kind: 'bot', name: 'Milena', bot: 'planner', resigned: false }],
    breakdown: [{ guests: 101 }, { guests: 99 }],
    view: { tenants: [{ '3': 55, '4': 0 }, {}], players: [{ staff: [7] }, { staff: [] }] },
  } as unknown as Table;

  it('is remembered as its player saw it', () => {
    keepHinted('g');
    expect(remembered(table, 0, 1234)).toEqual({
      game: 'g',
      ended: 1234,
      players: 2,
      level: null,
      points: 101,
      won: true,
      against: [{ bot: 'planner', name: 'Milena', points: 99 }],
      sources: { guests: 101 },
      guests: [55],
      staff: [7],
      hints: true,
    });
  });

  it('does not count if somebody left, a stand-in finished it, or it was loaded', () => {
    expect(counts(table)).toBe(true);
    expect(counts({ ...table, finished_by: ['expert', null] })).toBe(false);
    expect(counts({ ...table, seats: [{ ...table.seats[0], resigned: true }, table.seats[1]] })).toBe(false);
    expect(counts({ ...table, loaded: true })).toBe(false);
    expect(counts({ ...table, status: 'abandoned' })).toBe(false);
  });
});
