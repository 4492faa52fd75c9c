/** What the server offers; asked for once in each language. */

import { answer, api } from '../api/client';
import type { About } from '../api/lobby';

const asked = new Map<string, Promise<About>>();

export function about(language: string): Promise<About> {
  let asking = asked.get(language);
  if (!asking) {
    asking = api.GET('/api/about', { params: { query: { language } } }).then(answer);
    asking.catch(() => asked.delete(language));
    asked.set(language, asking);
  }
  return asking;
}
