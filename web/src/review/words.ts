/** What a review says, in the words for players. */

import { language, t } from '../i18n/index.svelte';
import { capital, chanceOf, headlines, sizeOf, telling, tenths } from './figures';
import type { LineWords, TurnReview, TurnWords } from './types';

/** As short as can be: R4 · 2. */
export function whenShort({ kind, round, turn, extra }: TurnReview): string {
  return t('review-when-short', { kind: extra ? 'extra' : kind, round, turn });
}

/** Round 4, turn 2. */
export function when({ kind, round, turn, extra }: TurnReview): string {
  return t('review-when', { kind: extra ? 'extra' : kind, round, turn });
}

/** 27 %, or under 1 %. */
export function chance(win: number): string {
  const { percent, bound } = chanceOf(win);
  return t('review-percent', { percent, bound });
}

/** In a few words: what only one of the two ways to play has. */
export function short(line: LineWords, other: LineWords | null): string {
  const told = telling(headlines(line), other?.steps ?? []);
  return told.length ? capital(told.join(', '), language()) : t('review-nothing');
}

/** What a turn was worth, as it is read out. */
export function worth(turn: TurnReview, own: boolean, name: string): string {
  const size = sizeOf(turn);
  if (size === 'waiting') return t('review-said-waiting');
  if (size === 'find' || size === 'best' || size === 'equal') return t(`review-said-${size}`);
  return t('review-said-given', { who: own ? 'you' : 'other', name, points: tenths(turn.given_away, language()) });
}

/** A row of the list as one sentence. */
export function sentence(turn: TurnReview, words: TurnWords | undefined, own: boolean, name: string): string {
  const parts = [`${when(turn)}.`, worth(turn, own, name)];
  if (words) parts.push(t('review-said-played', { steps: words.played.steps.join(', ') }));
  if (words?.best) parts.push(t('review-said-better', { steps: words.best.steps.join(', ') }));
  return parts.join(' ');
}
