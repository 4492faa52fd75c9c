/** Where a floating note is in nobody's way. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;
const STEP = 6;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface Spot {
  left: number;
  top: number;
  /** How much of the boxes is covered there, in pixels. */
  covered: number;
}

/** The place for a note of this size that covers least of the boxes; of equal ones the nearest to the bottom left, where Leopold stands. */
export function clearSpot(
  note: { width: number; height: number },
  room: { width: number; height: number },
  boxes: Box[],
): Spot {
  const right = Math.max(MARGIN, room.width - note.width - MARGIN);
  const bottom = Math.max(MARGIN, room.height - note.height - MARGIN);
  let best: Spot = { left: MARGIN, top: bottom, covered: Infinity };
  for (let top = bottom; top >= MARGIN; top -= STEP) {
    for (let left = MARGIN; ; left = Math.min(left + STEP, right)) {
      const covered = boxes.reduce((sum, box) => sum + overlap({ left, top, ...note }, box), 0);
      if (covered < best.covered) best = { left, top, covered };
      if (left === right) break;
    }
    if (best.covered === 0) break;
  }
  return best;
}
