/** How the boards are drawn; what they print comes with the cards. */

import type { HotelBoard, Player, PrintedValues, View } from '../../api/types';

export const FOODS = ['strudel', 'cake', 'wine', 'coffee'] as const;

/** The bonus of a full group. */
export function bonusOf(printed: PrintedValues, colour: HotelBoard['rooms'][number], size: number) {
  const { icon, by_size } = printed.group_bonus[colour];
  return { n: by_size[size], icon };
}

export function roomState(player: Player, room: number): 'empty' | 'prepared' | 'occupied' {
  const letter = player.rooms[Math.floor(room / 5)][room % 5];
  return letter === 'o' ? 'occupied' : letter === 'f' ? 'prepared' : 'empty';
}

export const ROOMS = Array.from({ length: 20 }, (_, room) => room);
/** The rooms in reading order, from the top left. */
export const ROOMS_AS_READ = [3, 2, 1, 0].flatMap((floor) => ROOMS.slice(5 * floor, 5 * floor + 5));

/** The scoring that comes next. */
export function nextScoring({ scorings }: PrintedValues, view: View): PrintedValues['scorings'][number] {
  return scorings.find((scoring) => view.round <= scoring.round) ?? scorings[scorings.length - 1];
}

/** What the next scoring brings whoever stands on a space of the emperor track. */
export function zoneOf(board: PrintedValues, view: View, space: number): 'penalty' | 'nothing' | 'reward' {
  const left = space - nextScoring(board, view).back;
  return left <= 0 ? 'penalty' : left < board.reward_from ? 'nothing' : 'reward';
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
