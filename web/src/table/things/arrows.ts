/** A region is one stop of the tab key: what can be used there, or what was left last. Arrows walk through everything in it. */

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
  let last: HTMLElement | undefined;
  const hits = () => [...region.querySelectorAll<HTMLElement>('.hit:not(.hit--slot), .space__b')];

  function settle(): void {
    const all = hits();
    const usable = all.filter((hit) => !hit.hasAttribute('aria-disabled'));
    const focused = all.find((hit) => hit === document.activeElement);
    const kept = (usable.length ? usable : all).find((hit) => hit === last);
    last = focused ?? kept ?? usable[0] ?? all[0];
    // Where nothing changes nothing is written: for a button with the focus the browser would style the page at once.
    for (const hit of all) {
      const stop = hit === last ? 0 : -1;
      if (hit.tabIndex !== stop) hit.tabIndex = stop;
    }
  }

  function move(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = hits().find((hit) => hit === document.activeElement);
    const next = way && here && nearest(here, hits(), way);
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    }
  }

  const observer = new MutationObserver(settle);
  observer.observe(region, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
  region.addEventListener('focusin', settle);
  region.addEventListener('keydown', move);
  settle();
  return {
    destroy: () => {
      observer.disconnect();
      region.removeEventListener('focusin', settle);
      region.removeEventListener('keydown', move);
    },
  };
}
