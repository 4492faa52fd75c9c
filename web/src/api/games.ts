/** Asking for games that are not being played at the moment. */

import { answer, api, bearer } from './client';
import type { Replayed } from './lobby';
import type { Cards, Table } from './types';

/** Later than any event: nothing of the story is wanted. */
export const NO_EVENTS = 1_000_000;

/** A game as it stands; without the story if that is not wanted. */
export async function fetchTable(game: string, token: string, language: string, story = true): Promise<Table> {
  const query = { language, since: story ? 0 : NO_EVENTS };
  return answer(await api.GET('/api/games/{id}', { params: { path: { id: game }, query }, headers: bearer(token) }));
}

/** A finished game after `at` choices; with the whole story only if it is wanted. */
export async function fetchReplay(
  game: string,
  token: string,
  language: string,
  at: number,
  story = false,
): Promise<Replayed> {
  const query = { at, language, since: story ? 0 : NO_EVENTS };
  return answer(
    await api.GET('/api/games/{id}/replay', { params: { path: { id: game }, query }, headers: bearer(token) }),
  );
}

export async function fetchCards(language: string, edition = 'current'): Promise<Cards> {
  const ask = async (cache: RequestCache) =>
    answer(await api.GET('/api/cards', { params: { query: { language, edition } }, cache }));
  const cards = await ask('default');
  // Browsers keep the answer for an hour: an older server may have given it.
  return 'board' in cards ? cards : ask('reload');
}
