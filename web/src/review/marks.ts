/** Which things on the board the steps of a line are about. */

import type { Choice } from '../api/types';
import type { LineWords } from './types';

export interface Mark {
  thing: string;
  /** The number of the step. */
  n: number;
  kind: 'played' | 'better';
}

/** The first step that each choice leads to, as far as the choice is possible here. */
export function marksOf(words: LineWords, kind: Mark['kind'], choices: Choice[]): Mark[] {
  return words.asked.flatMap((id, index) => {
    const n = words.at.indexOf(index) + 1;
    const thing = choices.find((choice) => choice.id === id)?.touches[0];
    return n && thing ? { thing, n, kind } : [];
  });
}
