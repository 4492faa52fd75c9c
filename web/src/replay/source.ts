/** Where a game to look at comes from: one's own games, a link that somebody shared, or a text that was loaded. */

import { answer, api, bearer } from '../api/client';
import { fetchReplay, fetchTable, NO_EVENTS } from '../api/games';
import type { LoadedGame, Replayed } from '../api/lobby';
import type { Table } from '../api/types';
import type { Route } from '../app/router.svelte';
import { keyTo } from '../lobby/open';

export interface Source {
  table(language: string): Promise<Table>;
  /** The game after `at` choices; with the whole story only if it is wanted. */
  frame(language: string, at: number, story?: boolean): Promise<Replayed>;
  /** The record, as it stands in its file. */
  text(): Promise<string>;
  /** Where the replay is, and where it leads to. */
  replay: string;
  after: { path: string; icon: string; words: string };
  /** Where its review is; what was loaded has none. */
  review?: string;
}

const SCORE = { icon: 'laurel', words: 'end-title' };

export function sourceOf(route: Route): Source {
  const game = 'game' in route ? route.game : '';
  return 'shared' in route && route.shared ? sharedGame(game) : ownGame(game);
}

function ownGame(game: string): Source {
  const token = keyTo(game)?.token ?? '';
  const params = { path: { id: game } };
  return {
    table: (language) => fetchTable(game, token, language),
    frame: (language, at, story) => fetchReplay(game, token, language, at, story),
    text: async () =>
      JSON.stringify(answer(await api.GET('/api/games/{id}/record', { params, headers: bearer(token) }))),
    after: { path: `#/end/${game}`, ...SCORE },
    replay: `#/replay/${game}`,
    review: `#/review/${game}`,
  };
}

function sharedGame(link: string): Source {
  const path = { link };
  return {
    table: async (language) => answer(await api.GET('/api/shared/{link}', { params: { path, query: { language } } })),
    frame: async (language, at, story) => {
      const query = { at, language, since: story ? 0 : NO_EVENTS };
      return answer(await api.GET('/api/shared/{link}/replay', { params: { path, query } }));
    },
    text: async () => JSON.stringify(answer(await api.GET('/api/shared/{link}/record', { params: { path } }))),
    after: { path: `#/shared/${link}`, ...SCORE },
    replay: `#/shared/${link}/replay`,
    review: `#/shared/${link}/review`,
  };
}

/** Asks what a text is. */
export async function read(text: string, language: string): Promise<LoadedGame> {
  return answer(await api.POST('/api/loaded', { params: { query: { language } }, body: { text } }));
}

export function loadedGame(text: string): Source {
  return {
    table: async (language) => tableOf(await read(text, language)),
    frame: async (language, at, story) => {
      const query = { at, language, since: story ? 0 : NO_EVENTS };
      return answer(await api.POST('/api/loaded/replay', { params: { query }, body: { text } }));
    },
    text: () => Promise.resolve(text),
    after: { path: '#/load', icon: 'ui-left', words: 'load-back' },
    replay: '#/load/replay',
  };
}

/** A table for a game that was never played at one here. */
export function tableOf({ record, names, over, scores, winners }: LoadedGame): Table {
  const { options } = record;
  return {
    game: '',
    seq: 0,
    status: over ? 'over' : 'playing',
    options,
    you: null,
    seats: names.map((name, seat) => ({
      kind: options.mode && seat > 0 ? 'automa' : 'person',
      name,
      bot: null,
      stand_in: null,
      stays: false,
      missed: 0,
      resigned: false,
      connected: true,
      picked: false,
    })),
    clock: { kind: 'none' },
    pace: 'calm',
    pause: 0,
    hurried: false,
    hints: false,
    forecast: false,
    deadline: null,
    view: null,
    insight: null,
    undo: 0,
    ahead: null,
    scores,
    winners: over ? winners : null,
    breakdown: null,
    points_by_round: null,
    notices: [],
    finished_by: null,
    rematch: null,
    loaded: true,
    sharing: null,
    events: { from: 0, list: [] },
  };
}
