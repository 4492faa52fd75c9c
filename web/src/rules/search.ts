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

/** All words of some texts, folded. */
export function wordsIn(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []));
}

/** How many letters were forgotten, added, mistaken or exchanged with their neighbours. */
export function slips(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}

/** How many slips are forgiven. */
function forgiven(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

/** The word that was meant, or its beginning; the term itself if no word is near. */
export function meant(term: string, words: Iterable<string>): string {
  let best = term;
  let fewest = forgiven(term) + 1;
  for (const word of words) {
    for (const length of [term.length + 1, term.length, term.length - 1]) {
      const candidate = word.slice(0, length);
      if (candidate.length !== length) continue;
      const found = slips(term, candidate);
      if (found < fewest) [best, fewest] = [candidate, found];
    }
  }
  return best;
}
