/** Making games and taking seats. */

import { answer, api, bearer } from '../api/client';
import { randomId } from '../api/random';
import type { NewGame } from '../api/lobby';
import { preferences } from '../app/preferences.svelte';
import { go } from '../app/router.svelte';
import { forgetGame, keepSeat, seatsIn, type HeldSeat } from '../app/seats';
import { t } from '../i18n/index.svelte';
import { keepInvitation, roomPath } from './invitations';
import { requestOf, type Names, type Wish } from './wish';

/** How the server answers who has given up a seat already. */
const GONE = 404;

/** Empty if the player has given none. */
export function myName(): string {
  return preferences.name.trim();
}

export function usualNames(): Names {
  return {
    me: myName(),
    here: (chair) => t('hotelier', { number: chair }),
    bots: t('lobby-bot-names').split(/,\s*/),
  };
}

/** Makes a game and goes there, or to the waiting room if seats are open. */
export async function openDoors(wish: Wish): Promise<void> {
  const request: NewGame = requestOf(wish, usualNames());
  const { game, invitation, seats } = answer(await api.POST('/api/games', { body: request }));
  for (const { seat, token } of seats.toReversed()) keepSeat({ game, seat, token });
  keepInvitation(game, invitation);
  go(request.seats.some(({ kind }) => kind === 'open') ? roomPath(game, invitation) : `/game/${game}`);
}

const secrets = new Map<string, string>();

/** The same for every attempt to join a game, so that an answer lost on the way loses no seat. */
function joinSecret(game: string): string {
  const secret = secrets.get(game) ?? randomId();
  secrets.set(game, secret);
  return secret;
}

export async function takeSeat(game: string, invitation: string, name: string, seat: number | null): Promise<void> {
  const path = { id: game };
  const body = { name: name || null, seat, secret: joinSecret(game) };
  const taken = answer(await api.POST('/api/games/{id}/join', { params: { path }, headers: bearer(invitation), body }));
  keepSeat({ game, seat: taken.seat, token: taken.token });
  keepInvitation(game, invitation);
}

/** Lets a bot have an open seat; its name is nobody else's at the table. */
export async function fillSeat(game: string, seat: number, taken: (string | null)[]): Promise<void> {
  const name = usualNames().bots.find((name) => !taken.includes(name)) ?? null;
  const body = { seat, bot: preferences.bot, name };
  const params = { path: { id: game } };
  answer(await api.POST('/api/games/{id}/fill', { params, headers: bearer(keyTo(game)!.token), body }));
}

/** Gives up every seat that is held here in a game that has not begun. */
export async function giveUp(game: string): Promise<void> {
  for (const { seat, token } of seatsIn(game)) {
    if (seat === null) continue;
    const { response, error } = await api.POST('/api/games/{id}/resign', {
      params: { path: { id: game } },
      headers: bearer(token),
    });
    if (response.status !== GONE) answer({ response, error });
  }
  forgetGame(game);
}

/** Looks on with the invitation in place of a seat's token. */
export function watch(game: string, invitation: string): void {
  keepSeat({ game, seat: null, token: invitation });
  go(`/game/${game}`);
}

/** Looks at the score of a finished game. */
export function look(game: string, invitation: string): void {
  if (!keyTo(game)) keepSeat({ game, seat: null, token: invitation });
  go(`/end/${game}`);
}

/** The key to a game on this device: a seat's token before the invitation of somebody who watches. */
export function keyTo(game: string): HeldSeat | null {
  const held = seatsIn(game);
  return held.find(({ seat }) => seat !== null) ?? held[0] ?? null;
}

/** The same people again: every seat on this device gets its place there, and who watched can go on watching. */
export async function playAgain(game: string): Promise<void> {
  const path = { id: game };
  let next = '';
  for (const { token } of seatsIn(game).toReversed()) {
    const taken = answer(await api.POST('/api/games/{id}/rematch', { params: { path }, headers: bearer(token) }));
    keepSeat({ game: taken.game, seat: taken.seat, token: taken.token });
    next = taken.game;
  }
  if (next) go(`/game/${next}`);
}
