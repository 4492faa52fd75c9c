/** The games in which Leopold was asked for advice on this device. */

const KEY = 'grandaustria.hinted';
const MOST = 200;

function hinted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function wasHinted(game: string): boolean {
  return hinted().includes(game);
}

export function keepHinted(game: string): void {
  if (!wasHinted(game)) localStorage.setItem(KEY, JSON.stringify([...hinted(), game].slice(-MOST)));
}
