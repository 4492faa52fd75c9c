/** Leopold's card, step by step: what is done, what it came to this time, and what is still to come. */

import type { components } from '../../api/schema';
import type { GameEvent } from '../../api/types';
import { answer, api } from '../../api/client';
import { persist } from '../../app/persist';

export type CardShown = components['schemas']['CardShown'];
export type StepShown = CardShown['steps'][number];

const kept = new Map<string, Promise<CardShown[]>>();

/** His cards in a language. */
export function fetchLeopold(language: string): Promise<CardShown[]> {
  let cards = kept.get(language);
  if (!cards) {
    cards = persist(async () => answer(await api.GET('/api/leopold', { params: { query: { language } } })).cards);
    cards.catch(() => kept.delete(language));
    kept.set(language, cards);
  }
  return cards;
}

/** The events that tell of a step. */
const TELLS: Record<string, (event: GameEvent) => boolean> = {
  house_guest: ({ event }) => event === 'moved_in' || event === 'guest_missing',
  remove_die: ({ event }) => event === 'die_taken',
  gain_emperor_steps: ({ event, source }) => event === 'emperor' || source === 'emperor_steps',
  uncover_staff: ({ event }) => event === 'staff_uncovered',
  count_down: ({ event }) => event === 'counted_down' || event === 'objective_claimed' || event === 'objective_missing',
};

export interface Deed {
  step: StepShown;
  state: 'done' | 'now' | 'next';
  /** The number of the event that tells of it. */
  n: number | null;
}

/** The steps that count on this level, as far as the events go. */
export function deeds(card: CardShown, level: number, events: GameEvent[]): Deed[] {
  const revealed = events.findLastIndex(({ event }) => event === 'card_revealed');
  const ended = revealed < 0 || events.findIndex(({ event }, n) => n > revealed && event === 'turn_ended') >= 0;
  let at = revealed < 0 ? events.length : revealed;
  const list = card.steps
    .filter((step) => step.level <= level)
    .map((step): Deed => {
      const n = events.findIndex((event, n) => n > at && TELLS[step.do]?.(event));
      at = n < 0 ? events.length : n;
      return { step, state: n < 0 && !ended ? 'next' : 'done', n: n < 0 ? null : n };
    });
  const last = list.findLast(({ state }) => state === 'done');
  if (last && !ended) last.state = 'now';
  return list;
}
