/** What the boards print. */

import type { Colour, HotelBoard, Player, View } from '../api/types';

export const FOODS = ['strudel', 'cake', 'wine', 'coffee'] as const;
export const ROUNDS = 7;
export const MOST_KRONES = 20;
export const GUEST_COST = [3, 2, 1, 0, 0];
export const SPACE_POINTS = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9];
export const CLAIM_POINTS = [15, 10, 5];
export const FLOORS = [0, 1, 2, 3];
/** Points printed on a room, gained when it is prepared. */
export const ROOM_POINTS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2];
/** The scorings: after which round, and how far everybody falls back. */
export const SCORINGS = [
  { letter: 'A', round: 3, back: 3 },
  { letter: 'B', round: 5, back: 5 },
  { letter: 'C', round: 7, back: 7 },
] as const;
/** From this space on, after falling back, there is a reward; on space 0 there is a penalty. */
export const REWARD_FROM = 3;

const BONUS: Record<string, number[]> = { blue: [0, 2, 5, 9, 15], red: [0, 1, 3, 6, 10], yellow: [0, 1, 3, 6, 10] };
const BONUS_ICON: Record<string, string> = { blue: 'points', red: 'krone', yellow: 'emperor' };

/** The bonus of a full group. */
export function bonusOf(colour: Colour, size: number): { n: number; icon: string } {
  return { n: BONUS[colour][size], icon: BONUS_ICON[colour] };
}

export function roomState(player: Player, room: number): 'empty' | 'prepared' | 'occupied' {
  const letter = player.rooms[Math.floor(room / 5)][room % 5];
  return letter === 'o' ? 'occupied' : letter === 'f' ? 'prepared' : 'empty';
}

export const ROOMS = Array.from({ length: 20 }, (_, room) => room);
/** The rooms in reading order, from the top left. */
export const ROOMS_AS_READ = [3, 2, 1, 0].flatMap((floor) => ROOMS.slice(5 * floor, 5 * floor + 5));

/** The scoring that comes next. */
export function nextScoring(view: View): (typeof SCORINGS)[number] {
  return SCORINGS.find((scoring) => view.round <= scoring.round) ?? SCORINGS[2];
}

/** Lines between the rooms, in a field of 500 x 400: walls between groups, openings within. */
export function wallsOf(board: HotelBoard): { walls: string; open: string } {
  const groupOf = new Map(board.groups.flatMap((group, index) => group.map((room) => [room, index] as const)));
  let walls = 'M0 0h500v400h-500z';
  let open = '';
  for (const room of ROOMS) {
    const [x, y] = [(room % 5) * 100, 300 - Math.floor(room / 5) * 100];
    const sides: [boolean, number, string][] = [
      [room % 5 < 4, room + 1, `M${x + 100} ${y}v100`],
      [room < 15, room + 5, `M${x} ${y}h100`],
    ];
    for (const [exists, neighbour, line] of sides) {
      if (!exists) continue;
      if (groupOf.get(room) === groupOf.get(neighbour)) open += line;
      else walls += line;
    }
  }
  return { walls, open };
}

/** The room that carries a group's plate: the leftmost of its highest floor. */
export function plateRoom(group: number[]): number {
  return group.reduce((best, room) => {
    const higher = Math.floor(room / 5) - Math.floor(best / 5);
    return higher > 0 || (higher === 0 && room < best) ? room : best;
  });
}
