/** A region is one stop of the tab key, its legal targets are too; arrows walk through everything in it. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest of the others that lies in the direction. */
function nearest(from: Element, others: Element[], [dx, dy]: [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of others) {
    const [u, v] = middle(other);
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (along > 1 && along + 3 * aside < least) [best, least] = [other, along + 3 * aside];
  }
  return best;
}

export function arrows(region: HTMLElement): { destroy: () => void } {
  region.tabIndex = 0;
  const move = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    const hits = [...region.querySelectorAll<HTMLElement>('.hit:not(.hit--slot)')];
    const here = document.activeElement;
    const next = here && here !== region ? nearest(here, hits, way) : hits[0];
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    }
  };
  region.addEventListener('keydown', move);
  return { destroy: () => region.removeEventListener('keydown', move) };
}
