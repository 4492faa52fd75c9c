/** A position of a replay, as the table draws it. */

import type { Replayed } from '../api/lobby';
import type { GameEvent, Table, View } from '../api/types';

/** Decks lie open in a replay; the table shows how many cards they have. */
const count = (deck: number | number[]): number => (Array.isArray(deck) ? deck.length : deck);

/** The table as `seat` has it in front, with nothing to choose. */
export function frameOf(
  final: Table,
  { at, view, insight, scores }: Replayed,
  events: GameEvent[],
  seat: number,
): Table {
  const prompt = view.prompt && { ...view.prompt, choices: undefined };
  const shown: View = { ...view, seat, prompt, guest_deck: count(view.guest_deck), staff_deck: count(view.staff_deck) };
  return {
    ...final,
    seq: at,
    status: 'playing',
    you: seat,
    view: shown,
    insight,
    undo: 0,
    ahead: null,
    deadline: null,
    scores,
    events: { from: 0, list: events.slice(0, view.events) },
    notices: final.notices.filter((notice) => notice.events <= view.events),
  };
}

/** What is chosen next, and by whom. */
export function nextOf({ view, choice }: Replayed): { seat: number; text: string } | null {
  const { prompt } = view;
  const text = prompt?.choices?.find(({ id }) => id === choice)?.text;
  return prompt && text ? { seat: prompt.seat, text } : null;
}
