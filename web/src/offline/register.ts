/** The service worker: lets the page open without a line, be installed, and tell of turns where a page may not. */

function used(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** Starts when everything else is there, so that nobody waits for it. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('./worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: [...new Set(used())] });
  } catch {
    // A browser that allows no worker, as in private windows, plays all the same.
  }
}
