/** What a player has under way: one action at a time, from the click to the position that it leads to. */

import type { Choice } from '../../api/types';

/** What could be chosen, to tell whether a position asks the same as another one. */
export type Offer = string;

export type Action =
  | { step: 'none' }
  /** No answer has come yet. */
  | { step: 'sent'; offer: Offer }
  /** Done in row `seq`, which may not have been shown yet. */
  | { step: 'done'; seq: number }
  /** Refused: position `seq` was no longer true. The choices are made again if the next one still asks the same. */
  | { step: 'late'; seq: number; offer: Offer; choices: Choice[] };

export const NONE: Action = { step: 'none' };

/** The position on the table. */
export interface Shown {
  seq: number;
  offer: Offer;
}

export function offerOf(choices: Choice[] | undefined): Offer {
  return JSON.stringify(choices ?? []);
}

/** Whether the player has to wait until what was done can be seen: until then, what is shown asks for it once more. */
export function isWaiting(action: Action, shown: Shown): boolean {
  if (action.step === 'sent') return action.offer === shown.offer;
  return action.step === 'done' && shown.seq < action.seq;
}

/** Whether a late choice can be decided on: a newer position has come. */
export function isOverdue(action: Action, shown: Shown): action is Action & { step: 'late' } {
  return action.step === 'late' && action.seq !== shown.seq;
}
