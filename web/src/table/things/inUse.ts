/** What is in use at the table, and must not be covered. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Everything that can be pressed now, and the bars that say what is asked. */
const IN_USE = [
  '.is-target',
  '.slot--target',
  '.btn--go',
  '.btn--pass:not([aria-disabled])',
  '.amount',
  '.amt',
  '.prompt',
  '.pprompt',
  '.tabs',
  '.ptop',
  '.choices',
  '.show',
  '.draft',
].join(',');

/** What asks and what answers. */
export const ESSENTIAL = '.prompt, .pprompt, .amount, .amt, .choices, .btn--go, .tabs';

export const isShown = (thing: Element): boolean =>
  !thing.closest('[inert]') && (thing.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The elements in use, without what lies in `except`. */
export function inUse(except: Element): Element[] {
  return [...document.querySelectorAll(IN_USE)].filter((thing) => !except.contains(thing) && isShown(thing));
}

/** How much of `b` lies under `a`, in square pixels. */
export function areaOver(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
