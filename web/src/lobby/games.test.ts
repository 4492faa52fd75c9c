import { expect, it } from 'vitest';
import type { Summary } from '../api/lobby';
import { beaten, company, grouped, nowMine, result, when } from './games';

const summary = (game: string, more: Partial<Summary> = {}): Summary => ({
  game,
  you: 0,
  status: 'playing',
  names: ['Anna', 'Otto'],
  bots: [null, 'gentle'],
  your_turn: false,
  seat: 0,
  seq: 1,
  round: 1,
  rounds: 7,
  scores: [0, 0],
  deadline: null,
  changed: 0,
  level: null,
  loaded: false,
  closed: false,
  reviewing: false,
  agreed: [],
  link: null,
  ...more,
});
const held = (game: string, seat: number | null) => ({ game, seat, token: `${game}${seat}` });

it('puts what waits for the player first, then what is played, then the newest', () => {
  const seats = ['old', 'new', 'done', 'mine'].map((game) => held(game, 0));
  const games = grouped(seats, [
    summary('old', { changed: 1 }),
    summary('new', { changed: 2 }),
    summary('done', { status: 'over', changed: 9 }),
    summary('mine', { your_turn: true }),
  ]);
  expect(games.map(({ game }) => game)).toEqual(['mine', 'new', 'old', 'done']);
});

it('shows a game once when several people share the device', () => {
  const [game, ...others] = grouped(
    [held('g', 0), held('g', 1)],
    [summary('g'), summary('g', { you: 1, your_turn: true })],
  );
  expect(others).toEqual([]);
  expect(game).toMatchObject({ mine: [0, 1], your_turn: true });
});

it('knows which games have begun to wait for the player', () => {
  const list = (...turns: boolean[]) =>
    grouped(
      turns.map((_, n) => held(`g${n}`, 0)),
      turns.map((your_turn, n) => summary(`g${n}`, { your_turn })),
    );
  expect(nowMine(list(true, false, false), list(true, true, false)).map(({ game }) => game)).toEqual(['g1']);
});

it('leaves out what the server does not know', () => {
  expect(grouped([held('gone', 0)], [null])).toEqual([]);
});

it('names the others, or everybody where there are no others', () => {
  const [watched] = grouped([held('g', null)], [summary('g', { names: ['Anna', null, 'Otto'] })]);
  expect(company(watched)).toEqual(['Anna', 'Otto']);
  expect(company({ ...watched, mine: [0] })).toEqual(['Otto']);
  expect(company({ ...watched, mine: [0, 2] })).toEqual(['Anna', 'Otto']);
});

it('says when in one word', () => {
  const now = Date.UTC(2024, 10, 20) / 1000;
  expect(when(now - 125, now, 'en')).toBe('2 min');
  expect(when(now + 5, now, 'en')).toBe('now');
  expect(when(now - 3 * 3600, now, 'en')).toBe('3 hr');
  expect(when(now - 86_400, now, 'it')).toBe('1 giorno');
  expect(when(now - 8 * 86_400, now, 'en-GB')).toBe('12 Nov');
});

it('tells your place if the points settle it', () => {
  const [game] = grouped([held('g', 1)], [summary('g', { status: 'over', scores: [104, 118, 97] })]);
  expect(result(game)).toEqual({ place: 1, own: 118, best: 104 });
  expect(result({ ...game, mine: [2] })).toEqual({ place: 3, own: 97, best: 118 });
  expect(result({ ...game, scores: [118, 118, 97] })?.place).toBe(0);
  expect(result({ ...game, mine: [] })).toBeNull();
  expect(result({ ...game, mine: [0, 1] })).toBeNull();
});

it('knows which level was beaten twice in a row', () => {
  const list = (...games: Partial<Summary>[]) =>
    grouped(
      games.map((_, n) => held(`g${n}`, 0)),
      games.map((more, n) => summary(`g${n}`, { status: 'over', scores: [90, 80], changed: n, ...more })),
    );
  const lost = { scores: [80, 90] };
  expect(beaten(list({}, {}))).toBe('gentle');
  expect(beaten(list(lost, {}, {}))).toBe('gentle');
  expect(beaten(list({}))).toBeNull();
  expect(beaten(list({}, lost, {}))).toBeNull();
  expect(beaten(list({}, {}, lost))).toBeNull();
  expect(beaten(list({}, { scores: [80, 80] }))).toBeNull();
  expect(beaten(list({}, { bots: [null, 'greedy'] }))).toBeNull();
  expect(beaten(list({}, {}, { status: 'playing', bots: [null, 'greedy'] }))).toBeNull();
  const others = [{ bots: [null, null] }, { names: ['Anna', 'Leopold'], bots: [null] }];
  expect(beaten(list({}, ...others, { bots: [null, 'expert', 'expert'] }, {}))).toBe('gentle');
  const sharing = grouped([held('g', 0), held('g', 1)], [summary('g'), summary('g', { you: 1 })]);
  expect(beaten([...list({}), ...sharing])).toBeNull();
  expect(beaten([...list({}, {}), ...sharing])).toBe('gentle');
});
