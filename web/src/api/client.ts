/** HTTP: calls with a token, and actions that are sent again when the answer got lost. */

import createClient from 'openapi-fetch';
import { randomId } from './random';
import type { paths } from './schema';

export const api = createClient<paths>({ baseUrl: '/' });

export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

/** Why the server refused: its reason, and what it says in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    /** Where in what was sent, if the server says so. */
    readonly field = '',
  ) {
    super(message);
  }
}

export interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer, or Refused. */
export function answer<T>({ data, error, response }: Answered<T>): T {
  if (response.ok) return data as T;
  const {
    error: reason = 'unknown',
    message = response.statusText,
    field,
  } = (error ?? {}) as { error?: string; message?: string; field?: string };
  throw new Refused(response.status, reason, message, field);
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends an action under one request id until there is an answer; the server applies a request only once.
 * Gives up after a few tries, so that nobody waits for ever.
 */
export async function act<T>(send: (request: string) => Promise<Answered<T>>, tries = 4, wait = pause): Promise<T> {
  const request = randomId();
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await send(request);
      if (result.response.status < 500 || attempt === tries) return answer(result);
    } catch (problem) {
      if (problem instanceof Refused || attempt === tries) throw problem;
    }
    await wait(250 * 2 ** attempt);
  }
}
