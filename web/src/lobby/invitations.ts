/** Invitations: the links that open a game's waiting room, and those this device has seen. */

import { parse } from '../app/router.svelte';
import { language } from '../i18n/index.svelte';

const KEY = 'grandaustria.invitations';
const MOST = 100;

function kept(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

export function keepInvitation(game: string, invitation: string): void {
  const others = kept().filter(([other]) => other !== game);
  localStorage.setItem(KEY, JSON.stringify([[game, invitation], ...others].slice(0, MOST)));
}

export function invitationOf(game: string): string | null {
  return kept().find(([other]) => other === game)?.[1] ?? null;
}

/** The path of the waiting room. */
export function roomPath(game: string, invitation: string): string {
  return `/join/${encodeURIComponent(game)}/${encodeURIComponent(invitation)}`;
}

/** The link to send to friends; its preview is in the language of who sends it. */
export function linkTo(game: string, invitation: string): string {
  return `${location.origin}${location.pathname}?invited=${language()}#${roomPath(game, invitation)}`;
}

/** The waiting room or the shared game meant by what somebody pasted: the whole link, or its end. */
export function pathIn(pasted: string): string | null {
  const shared = /\/shared\/[\w-]+/.exec(pasted);
  if (shared) return shared[0];
  const route = parse(/join\/[^/\s]+\/[^/\s]+/.exec(pasted)?.[0] ?? '');
  return route.screen === 'join' ? roomPath(route.game, route.invitation) : null;
}
