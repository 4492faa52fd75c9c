/** Looking for words, whatever their case and accents. */

/** A text of the same length in which letters are compared. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

export function termsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Whether all terms occur. */
export function matches(text: string, terms: string[]): boolean {
  const folded = fold(text);
  return terms.every((term) => folded.includes(term));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where terms occur in it; the longest term wins. */
export function pieces(text: string, terms: string[]): Piece[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const longest = terms.toSorted((a, b) => b.length - a.length);
  const found: Piece[] = [];
  let plain = 0;
  let at = 0;
  while (at < text.length) {
    const term = longest.find((candidate) => folded.startsWith(candidate, at));
    if (!term) {
      at++;
      continue;
    }
    if (at > plain) found.push({ text: text.slice(plain, at), hit: false });
    found.push({ text: text.slice(at, at + term.length), hit: true });
    at += term.length;
    plain = at;
  }
  if (plain < text.length) found.push({ text: text.slice(plain), hit: false });
  return found;
}
