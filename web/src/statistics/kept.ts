/** The finished games that this device remembers for the statistics: a versioned document in the browser's storage. */

export const FORMAT = 'grandaustria.statistics';
export const VERSION = 1;

export interface Opponent {
  /** A bot's level; null for a person. */
  bot: string | null;
  name: string;
  points: number;
}

/** What the review of a game has found for the own seat. */
export interface Reviewed {
  /** Points given away, in the whole game. */
  given: number;
  /** The own turns that were looked at. */
  turns: number;
  /** null where the record does not tell what nature answered. */
  luck: number | null;
}

export interface KeptGame {
  game: string;
  /** In seconds since 1970. */
  ended: number;
  /** People and bots; 1 for who plays alone. */
  players: number;
  /** Of Leopold, against whom one plays alone. */
  level: number | null;
  points: number;
  won: boolean;
  against: Opponent[];
  /** The own points by source. */
  sources: Record<string, number>;
  /** The numbers of the guests who moved in, and of the staff played. */
  guests: number[];
  staff: number[];
  /** Leopold was asked for advice. */
  hints: boolean;
  /** The day of a deal of the day. */
  daily?: string;
  review?: Reviewed;
}

export interface Kept {
  /** What ended before was deleted, in seconds since 1970. */
  from: number;
  games: KeptGame[];
  /** Finished games that do not count. */
  left: string[];
}

const KEY = FORMAT;
const MOST = 3000;
const MOST_LEFT = 200;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  <T>(of: (value: unknown) => value is T, most: number) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(of);

const isOpponent = (value: unknown): value is Opponent =>
  isObject(value) && (value.bot === null || isText(value.bot)) && isText(value.name) && isNumber(value.points);

const isReviewed = (value: unknown): value is Reviewed =>
  isObject(value) && isNumber(value.given) && isCount(value.turns) && (value.luck === null || isNumber(value.luck));

function isKeptGame(value: unknown): value is KeptGame {
  if (!isObject(value)) return false;
  const { sources, daily, review, level } = value;
  return (
    isText(value.game) &&
    isNumber(value.ended) &&
    isCount(value.players) &&
    (level === null || isCount(level)) &&
    isNumber(value.points) &&
    typeof value.won === 'boolean' &&
    isListOf(isOpponent, 4)(value.against) &&
    isObject(sources) &&
    Object.keys(sources).every(isText) &&
    Object.values(sources).every(isNumber) &&
    isListOf(isCount, 100)(value.guests) &&
    isListOf(isCount, 100)(value.staff) &&
    typeof value.hints === 'boolean' &&
    (daily === undefined || isText(daily)) &&
    (review === undefined || isReviewed(review))
  );
}

/** The games of a file, or null if it is none of these statistics. Games that cannot be read are left out. */
export function parsed(text: string): Kept | null {
  try {
    const data = JSON.parse(text) as unknown;
    if (!isObject(data) || data.format !== FORMAT || data.version !== VERSION || !Array.isArray(data.games))
      return null;
    return {
      from: isNumber(data.from) ? data.from : 0,
      games: data.games.filter(isKeptGame),
      left: isListOf(isText, MOST_LEFT)(data.left) ? data.left : [],
    };
  } catch {
    return null;
  }
}

export function written({ from, games, left }: Kept): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, from, games, left });
}

export function kept(): Kept {
  const text = localStorage.getItem(KEY);
  return (text && parsed(text)) || { from: 0, games: [], left: [] };
}

/** The newest games come last; the oldest are forgotten. */
function store(now: Kept): Kept {
  const games = now.games.toSorted((a, b) => a.ended - b.ended).slice(-MOST);
  const stored = { ...now, games, left: now.left.slice(-MOST_LEFT) };
  localStorage.setItem(KEY, written(stored));
  return stored;
}

/** Adds games that are not there yet; of those that are, only a review is new. */
export function added(to: KeptGame[], games: KeptGame[]): KeptGame[] {
  const all = new Map(to.map((game) => [game.game, game]));
  for (const game of games) all.set(game.game, { ...game, ...all.get(game.game) });
  return [...all.values()];
}

export function keep(games: KeptGame[], left: string[] = []): Kept {
  const now = kept();
  return store({ ...now, games: added(now.games, games), left: [...new Set([...now.left, ...left])] });
}

/** Adds what the review of a game has found. */
export function keepReview(game: string, review: Reviewed): void {
  const now = kept();
  store({ ...now, games: now.games.map((each) => (each.game === game ? { ...each, review } : each)) });
}

/** Forgets everything; games that have ended before do not come back. */
export function deleteAll(now = Date.now() / 1000): Kept {
  return store({ from: now, games: [], left: [] });
}
