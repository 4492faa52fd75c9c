/** Puts a floating box beside a thing: inside the window, and over as little as possible of what is in use. */

import { areaOver, inUse, type Box } from './inUse';

const GAP = 8;

export function beside(box: HTMLElement, anchor: Element): void {
  const { width, height } = box.getBoundingClientRect();
  const places = placesAround(anchor.getBoundingClientRect(), { width, height });
  const others = inUse(box).filter((thing) => !thing.contains(anchor));
  const { left, top } = best(places, { width, height }, anchor.getBoundingClientRect(), others.map(boxOf));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

const boxOf = (thing: Element): Box => thing.getBoundingClientRect();

/** Below, above, to the right and to the left, in the middle or in line with an edge, the most usual ones first. */
function placesAround(at: DOMRect, { width, height }: Size): Place[] {
  const columns = [at.left + at.width / 2 - width / 2, at.left, at.right - width];
  const rows = [at.top + at.height / 2 - height / 2, at.top, at.bottom - height];
  return [
    ...columns.map((left) => ({ left, top: at.bottom + GAP })),
    ...columns.map((left) => ({ left, top: at.top - GAP - height })),
    ...rows.map((top) => ({ left: at.right + GAP, top })),
    ...rows.map((top) => ({ left: at.left - GAP - width, top })),
  ];
}

/** The place that covers least of the thing itself and then of the others; of equal ones the first. */
export function best(places: Place[], size: Size, thing: Box, others: Box[]): Place {
  const within = (n: number, room: number, all: number) => Math.max(GAP, Math.min(n, all - room - GAP));
  let least = [Infinity, Infinity];
  let found = places[0];
  for (const place of places) {
    const left = within(place.left, size.width, innerWidth);
    const top = within(place.top, size.height, innerHeight);
    const box = { left, top, ...size };
    const covered = [areaOver(box, thing), others.reduce((sum, other) => sum + areaOver(box, other), 0)];
    if (covered[0] < least[0] || (covered[0] === least[0] && covered[1] < least[1]))
      [least, found] = [covered, { left, top }];
  }
  return found;
}
