/** Numbers as they are printed. */

/** With a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** Seconds as a clock shows them: 1:05. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
