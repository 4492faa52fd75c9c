/** The browser's way back closes what has opened over a screen before it leaves the screen. */

/** Something that opens and closes by itself within this time leaves no trace in the history. */
const SETTLED = 250;

interface Entry {
  open?: boolean;
}

const layers: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The step back is ours: what was open has closed in another way. */
let tidying = false;

/** While something is open, the way back calls `close`. Returns what to call once it has closed. */
export function onBack(close: () => void): () => void {
  layers.push(close);
  soon();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    soon();
  };
}

/** One entry in the history stands for all that is open. */
function settle(): void {
  const entered = (history.state as Entry | null)?.open === true;
  if (layers.length > 0 && !entered) history.pushState({ open: true } satisfies Entry, '');
  else if (layers.length === 0 && entered) {
    tidying = true;
    history.back();
  }
}

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, SETTLED);
}

addEventListener('popstate', (event) => {
  if (tidying) tidying = false;
  else if (!(event.state as Entry | null)?.open) layers.pop()?.();
  soon();
});
