/** Finished games become part of the statistics: what the server tells of them at their end, as one person remembers it. */

import { fetchTable } from '../api/games';
import type { Table } from '../api/types';
import { wasHinted } from '../app/hinted';
import { seatsIn } from '../app/seats';
import { language } from '../i18n/index.svelte';
import { myGames } from '../lobby/games';
import { keep, kept, type KeptGame } from './kept';

/**
 * Whether a finished game is one person's own, from the deal to the end. One that somebody left or that a stand-in
 * finished is not, nor is one that was loaded.
 */
export function counts({ status, finished_by, seats, loaded, view }: Table): boolean {
  return (
    status === 'over' &&
    view !== null &&
    !finished_by?.some((bot) => bot) &&
    !seats.some(({ resigned }) => resigned) &&
    !loaded
  );
}

/** A finished game as whoever sits there remembers it. */
export function remembered(table: Table, seat: number, ended: number): KeptGame {
  const { options, scores, winners, breakdown, seats, view } = table;
  const against = seats.map(({ kind, bot, name }, index) => ({
    bot: kind === 'bot' ? bot : null,
    name: name ?? '',
    points: scores![index],
  }));
  return {
    game: table.game,
    ended,
    players: options.mode ? 1 : seats.length,
    level: options.mode ? (options.level ?? 1) : null,
    points: scores![seat],
    won: winners!.includes(seat),
    against: against.filter((_, index) => index !== seat),
    sources: breakdown![seat],
    guests: Object.values(view!.tenants[seat]).filter((guest) => guest > 0),
    staff: view!.players[seat].staff,
    hints: wasHinted(table.game),
    ...(table.day ? { daily: table.day } : {}),
  };
}

/** Adds the finished games of this device that are not known yet. Those of several people here are nobody's own. */
export async function gather(): Promise<void> {
  const { games, from, left } = kept();
  const known = new Set([...games.map(({ game }) => game), ...left]);
  const ended = (await myGames()).filter(
    ({ game, status, mine, changed }) => status === 'over' && mine.length === 1 && changed > from && !known.has(game),
  );
  for (const { game, mine, changed } of ended) {
    const token = seatsIn(game).find(({ seat }) => seat === mine[0])?.token ?? '';
    const table = await fetchTable(game, token, language(), false);
    if (counts(table)) keep([remembered(table, mine[0], changed)]);
    else keep([], [game]);
  }
}
