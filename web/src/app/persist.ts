/** Fetching parts of the page again when the line breaks. */

import { pause } from '../api/client';

const PAUSES = [300, 1000];

/** The style sheets that did not come. Vite asks for each of them once only. */
const missing = new Set<string>();

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target.href);
    target.remove();
  },
  true,
);

function attach(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' });
  return new Promise((resolve, reject) => {
    link.onload = () => (missing.delete(href), resolve());
    link.onerror = () => reject(new Error(`${href} cannot be fetched`));
    document.head.append(link);
  });
}

/** Tries a few times. Whoever gets an error nevertheless should say so and load the page anew when the server is back. */
export async function persist<T>(fetch: () => Promise<T>, wait = pause): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      await Promise.all([...missing].map(attach));
      return await fetch();
    } catch (problem) {
      if (attempt === PAUSES.length) throw problem;
      await wait(PAUSES[attempt]);
    }
  }
}
