/** Loading the page anew as soon as the server answers: after an update its files have other names. */

const KEY = 'grandaustria.reloads';
/** Loading anew has not helped so many times: then only the player tries again. */
const MOST = 3;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

function reloads(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return MOST; // Without a memory this could go on for ever.
  }
}

/** Everything is there: what went wrong before does not count any more. */
export function arrived(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/about', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Watches for the server until the returned function is called. */
export function reloadWhenBack(reload = () => location.reload()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = reloads() >= MOST;
  const look = async (wait: number): Promise<void> => {
    if (stopped) return;
    if (!(await answers())) {
      if (!stopped) timer = setTimeout(look, wait, Math.min(LONGEST_WAIT, 2 * wait));
    } else if (!stopped) {
      stopped = true;
      sessionStorage.setItem(KEY, String(reloads() + 1));
      reload();
    }
  };
  const now = () => (clearTimeout(timer), void look(FIRST_WAIT));
  addEventListener('online', now);
  void look(FIRST_WAIT);
  return () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', now);
  };
}
