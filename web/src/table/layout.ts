/** Which layout of the table a window has room for: the only place where that is decided. */

import type { Player } from '../api/types';

export type Layout = 'phone' | 'sideways' | 'upright' | 'lying' | 'desktop';

/** How many staff cards lie side by side: with their names, and at all. More of them lie in a fan. */
export interface Room {
  named: number;
  whole: number;
}

export const STAFF_ROOM: Record<'upright' | 'lying' | 'desktop', Room> = {
  upright: { named: 9, whole: 14 },
  lying: { named: 0, whole: 7 },
  desktop: { named: 7, whole: 9 },
};

/** From here on a finger finds everything on the desktop's table large enough. */
const WIDE_FOR_FINGERS = 1434;

/** `phone` and `sideways` have tabs; the others show the whole table. `coarse`: it is touched, not pointed at. */
export function layoutFor(width: number, height: number, coarse = false): Layout {
  if (width < (height >= width ? 744 : 700)) return 'phone';
  if (width >= (coarse ? WIDE_FOR_FINGERS : 1100) && height >= 600) return 'desktop';
  if (height >= width) return 'upright';
  return width >= 900 && height >= 600 ? 'lying' : 'sideways';
}

/** The height of a phone from which on so many rivals need not stand close together. */
const ROOMY = [0, 0, 621, 901];
export const areClose = (height: number, rivals: number): boolean => height < ROOMY[rivals];

/** Whether the staff of a player lie in a fan. */
export function isFanned({ staff, hand }: Player, room: Room): boolean {
  return staff.length + (Array.isArray(hand) ? hand.length : 0) > room.whole;
}

export const isWhole = (layout: Layout): boolean => layout !== 'phone' && layout !== 'sideways';
