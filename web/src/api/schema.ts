/** The calls of the server, for openapi-fetch. */

import type { About, Joined, Made, NewGame, Replayed, Summary } from './lobby';
import type { Cards, ChatLine, GameEvent, Table } from './types';

interface Call<Parameters, Body, Answer> {
  parameters: Parameters;
  requestBody: Body extends null ? never : { content: { 'application/json': Body } };
  responses: { 200: { content: { 'application/json': Answer } } };
}
interface InGame {
  path: { id: string };
}
interface InLanguage {
  query?: { language?: string; since?: number; at?: number };
}

interface Acting {
  seq: number;
  request: string;
}

export interface paths {
  '/api/about': { get: Call<InLanguage, null, About> };
  '/api/cards': { get: Call<InLanguage, null, Cards> };
  '/api/games': { post: Call<object, NewGame, Made> };
  '/api/my-games': { post: Call<object, { tokens: string[] }, { games: (Summary | null)[] }> };
  '/api/games/{id}': { get: Call<InGame & InLanguage, null, Table> };
  '/api/games/{id}/join': { post: Call<InGame, { name: string; seat: number | null }, Joined> };
  '/api/games/{id}/choices': { post: Call<InGame, Acting & { choices: number[] }, unknown> };
  '/api/games/{id}/undo': { post: Call<InGame, Acting & { steps: number }, unknown> };
  '/api/games/{id}/chat': {
    get: Call<InGame & InLanguage, null, { list: ChatLine[] }>;
    post: Call<InGame, { text: string; request: string }, unknown>;
  };
  '/api/games/{id}/rematch': { post: Call<InGame, null, Joined> };
  '/api/games/{id}/replay': { get: Call<InGame & InLanguage, null, Replayed> };
  '/api/games/{id}/record': { get: Call<InGame, null, Record<string, unknown>> };
  '/api/games/{id}/events': { get: Call<InGame & InLanguage, null, { from: number; list: GameEvent[] }> };
}
