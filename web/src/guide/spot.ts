/** Where a floating note is in nobody's way. */

import { areaOver, type Box } from '../table/inUse';

const MARGIN = 8;
const STEP = 6;

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
      const covered = boxes.reduce((sum, box) => sum + areaOver({ left, top, ...note }, box), 0);
      if (covered < best.covered) best = { left, top, covered };
      if (left === right) break;
    }
    if (best.covered === 0) break;
  }
  return best;
}
