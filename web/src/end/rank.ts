/** What a game alone against Leopold makes of a hotelier, and the best ones on this device. */

export const RANKS = ['page', 'porter', 'waiter', 'concierge', 'hotelier', 'grand'] as const;
/** Points that make a victory a clear one. */
export const CLEAR = 20;

/** The number of the rank, which grows with the level and with the margin. A tie is not won. */
export function rankOf(level: number, margin: number): number {
  if (margin <= 0) return 0;
  return Math.min(2 * level - 1, RANKS.length - 2) + (margin >= CLEAR ? 1 : 0);
}

export interface Played {
  level: number;
  own: number;
  his: number;
}

const KEY = 'grandaustria.solo';
/** Games that are remembered. */
const MOST = 200;

function kept(): Record<string, Played> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Played>;
  } catch {
    return {};
  }
}

/** Remembers a game, once. */
export function keepResult(game: string, played: Played): void {
  const { [game]: _, ...others } = kept();
  const newest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [game]: played }));
}

/** On a level: the games, how many of them were won, and the one that was won most clearly or lost least. */
export function record(level: number): { played: number; won: number; best: Played | null } {
  const games = Object.values(kept()).filter((played) => played.level === level);
  const margin = ({ own, his }: Played) => own - his;
  return {
    played: games.length,
    won: games.filter((played) => margin(played) > 0).length,
    best: games.reduce<Played | null>((best, each) => (best && margin(best) >= margin(each) ? best : each), null),
  };
}
