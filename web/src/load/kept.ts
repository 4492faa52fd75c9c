/** The game that was loaded last, kept until the tab is closed. */

const KEY = 'grandaustria.loaded';

export function keepText(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Where nothing is kept, it is loaded again after a reload.
  }
}

export function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
