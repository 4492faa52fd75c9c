/** Sharing a finished game: agreeing and taking back, for every seat that is held on this device. */

import { answer, api, bearer } from '../api/client';
import { seatsIn } from '../app/seats';

/** The address that shows a game to anybody. */
export function addressOf(link: string): string {
  return `${location.origin}${location.pathname}#/shared/${link}`;
}

async function forAll(game: string, path: '/api/games/{id}/share' | '/api/games/{id}/unshare'): Promise<void> {
  for (const { seat, token } of seatsIn(game))
    if (seat !== null) answer(await api.POST(path, { params: { path: { id: game } }, headers: bearer(token) }));
}

export const agree = (game: string) => forAll(game, '/api/games/{id}/share');
export const takeBack = (game: string) => forAll(game, '/api/games/{id}/unshare');
