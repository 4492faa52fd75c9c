/** Lets the browser's way back close what is open, rather than leave the screen. */

/** How to close what is open, the last opened last. */
const open: (() => void)[] = [];
/** Ways back that we took ourselves. */
let own = 0;

const onLayer = (): boolean => (history.state as { layer?: boolean } | null)?.layer === true;

addEventListener('popstate', () => {
  if (own > 0) own -= 1;
  else if (open.length > 0) open.pop()!();
  // Left over by something that was open when another screen was wanted.
  else if (onLayer()) history.back();
});

/** Calls `close` when the way back is taken. To be told, by the returned function, of what was closed in another way. */
export function closesOnBack(close: () => void): () => void {
  history.pushState({ layer: true }, '');
  open.push(close);
  return () => {
    const place = open.indexOf(close);
    if (place < 0) return;
    open.splice(place, 1);
    if (!onLayer()) return;
    own += 1;
    history.back();
  };
}
