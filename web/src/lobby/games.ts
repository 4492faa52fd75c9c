/** The games this device has seats in. */

import { answer, api } from '../api/client';
import type { Summary } from '../api/lobby';
import { forgetGame, heldSeats, type HeldSeat } from '../app/seats';
import { language } from '../i18n/index.svelte';

export interface MyGame extends Omit<Summary, 'you'> {
  /** The seats held on this device; none for somebody who watches. */
  mine: number[];
}

const RANK = { playing: 1, open: 2, over: 3, abandoned: 4 };
const rank = (game: MyGame): number => (game.your_turn ? 0 : RANK[game.status]);

/** One entry for each game, however many of its seats are held: first those that wait for the player, then the newest. */
export function grouped(held: HeldSeat[], summaries: (Summary | null)[]): MyGame[] {
  const games = new Map<string, MyGame>();
  held.forEach(({ seat }, index) => {
    const summary = summaries[index];
    if (!summary) return;
    const { you: _, ...rest } = summary;
    const game = games.get(summary.game) ?? { ...rest, your_turn: false, mine: [] };
    if (seat !== null) game.mine.push(seat);
    game.your_turn ||= summary.your_turn;
    games.set(summary.game, game);
  });
  return [...games.values()].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Asks for the games, and forgets those that are no more. */
export async function myGames(): Promise<MyGame[]> {
  const held = heldSeats();
  if (held.length === 0) return [];
  const { games } = answer(
    await api.POST('/api/my-games', {
      params: { query: { language: language() } },
      body: { tokens: held.map(({ token }) => token) },
    }),
  );
  held.forEach(({ game }, index) => {
    if (games[index] === null) forgetGame(game);
  });
  return grouped(held, games);
}

/** The games that wait for the player now and did not before. */
export function nowMine(before: MyGame[], now: MyGame[]): MyGame[] {
  const waited = new Set(before.filter(({ your_turn }) => your_turn).map(({ game }) => game));
  return now.filter(({ game, your_turn }) => your_turn && !waited.has(game));
}

/** The others at the table, or everybody if all sit here. */
export function company({ names, mine }: MyGame): string[] {
  const others = names.filter((_, seat) => !mine.includes(seat)).filter((name) => name !== null);
  return others.length > 0 ? others : names.filter((name) => name !== null);
}

/** The own points, the best of the others, and the place they make: 0 where others have as many, as points alone do not tell then. */
export function result({ scores, mine }: MyGame): { place: number; own: number; best: number } | null {
  if (!scores || mine.length !== 1) return null;
  const own = scores[mine[0]];
  const others = scores.filter((_, seat) => seat !== mine[0]);
  const place = others.includes(own) ? 0 : 1 + others.filter((points) => points > own).length;
  return { place, own, best: Math.max(...others) };
}

/** The level that lost the last two games which only it and the player played; none while another such game goes on. */
export function beaten(games: MyGame[]): string | null {
  const level = ({ bots, mine }: MyGame) => bots[1 - mine[0]];
  const [last, before] = games
    .filter((game) => game.bots.length === 2 && game.mine.length === 1 && level(game))
    .sort((a, b) => b.changed - a.changed);
  const won = (game: MyGame) => game.status === 'over' && result(game)?.place === 1;
  return before && won(last) && won(before) && level(last) === level(before) ? level(last) : null;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const LONG_AGO = 7 * 86_400;

/** How long ago, or the day, in a word: 2 min, 3 hr, 12 Nov. */
export function when(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then);
  if (seconds > LONG_AGO)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(then * 1000);
  if (seconds < 60) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [unit, size] = UNITS.find(([, size]) => seconds >= size)!;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}
