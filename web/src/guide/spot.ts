/** Where a floating note is in nobody's way. */

import { areaOver, type Box } from '../table/things/inUse';

const MARGIN = 8;
const STEP = 8;

export interface Spot {
  left: number;
  top: number;
  /** How much of the boxes is covered there, in square pixels; what is essential counts more. */
  covered: number;
}

/** What must not be covered; `weight` is 1 unless it is essential. */
export interface Kept extends Box {
  weight?: number;
}

/**
 * The place for a note of this size that covers least of the boxes. Of equal ones it is the nearest to what the note is
 * about, or to the bottom left, where Leopold stands.
 */
export function clearSpot(
  note: { width: number; height: number },
  room: { width: number; height: number },
  boxes: Kept[],
  about?: Box,
): Spot {
  const right = Math.max(MARGIN, room.width - note.width - MARGIN);
  const bottom = Math.max(MARGIN, room.height - note.height - MARGIN);
  const near = about ?? { left: 0, top: room.height, width: 0, height: 0 };
  let best: Spot = { left: MARGIN, top: bottom, covered: Infinity };
  let nearest = Infinity;
  for (let top = bottom; top >= MARGIN; top -= STEP) {
    for (let left = MARGIN; ; left = Math.min(left + STEP, right)) {
      const box = { left, top, ...note };
      const covered = boxes.reduce((sum, kept) => sum + areaOver(box, kept) * (kept.weight ?? 1), 0);
      const distance = Math.hypot(...gapBetween(box, near));
      if (covered < best.covered || (covered === best.covered && distance < nearest)) {
        best = { left, top, covered };
        nearest = distance;
      }
      if (left === right) break;
    }
  }
  return best;
}

/** How far apart two boxes are, sideways and in height. */
function gapBetween(a: Box, b: Box): [number, number] {
  const apart = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, other - (from + size), from - (other + otherSize));
  return [apart(a.left, a.width, b.left, b.width), apart(a.top, a.height, b.top, b.height)];
}

/** The box around all of them. */
export function around(boxes: Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Whether an arrow passes over a box, or nearly so. */
export function crosses({ x1, y1, x2, y2 }: Arrow, box: Box): boolean {
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  return areaOver({ left, top, width: Math.abs(x2 - x1) + 1, height: Math.abs(y2 - y1) + 1 }, box) > 0;
}

/** The ends of an arrow from a note to what it is about: where they come closest. */
export function arrow(from: Box, to: Box): Arrow | null {
  const meet = (a: number, sizeA: number, b: number, sizeB: number): [number, number] => {
    if (a + sizeA < b) return [a + sizeA, b];
    if (b + sizeB < a) return [a, b + sizeB];
    const middle = (Math.max(a, b) + Math.min(a + sizeA, b + sizeB)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = meet(from.left, from.width, to.left, to.width);
  const [y1, y2] = meet(from.top, from.height, to.top, to.height);
  return Math.hypot(x2 - x1, y2 - y1) < MARGIN ? null : { x1, y1, x2, y2 };
}
