/** Where a review comes from: one's own game, or one that a link shows to anybody. */

import { answer, api, bearer } from '../api/client';
import type { Route } from '../app/router.svelte';
import { keyTo } from '../lobby/open';
import type { Reviewed } from './types';

export interface ReviewSource {
  known(language: string): Promise<Reviewed>;
  /** Begins, or goes on. */
  look(language: string): Promise<Reviewed>;
  /** Where it is. */
  path: string;
  /** The key to what the server tells as it grows; none where one has to ask. */
  token: string | null;
}

export function reviewSource(route: Route): ReviewSource {
  const game = 'game' in route ? route.game : '';
  return 'shared' in route && route.shared ? shared(game) : own(game);
}

function own(game: string): ReviewSource {
  const token = keyTo(game)?.token ?? '';
  const asked = (language: string) => ({ params: { path: { id: game }, query: { language } }, headers: bearer(token) });
  return {
    known: async (language) => answer(await api.GET('/api/games/{id}/review', asked(language))),
    look: async (language) => answer(await api.POST('/api/games/{id}/review', asked(language))),
    path: `#/review/${game}`,
    token,
  };
}

function shared(link: string): ReviewSource {
  const asked = (language: string) => ({ params: { path: { link }, query: { language } } });
  return {
    known: async (language) => answer(await api.GET('/api/shared/{link}/review', asked(language))),
    look: async (language) => answer(await api.POST('/api/shared/{link}/review', asked(language))),
    path: `#/shared/${link}/review`,
    token: null,
  };
}
