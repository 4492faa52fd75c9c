/** Numbers as they are printed. */

/** With a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
