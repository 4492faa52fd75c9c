/**
 * How far a player is with an objective, counted from what lies on the table. Only for show:
 * whether it can be claimed is said by the prompt.
 */

import type { Colour, HotelBoard, Player } from '../api/types';
import { ROOMS, roomState } from './board';

export interface Progress {
  icon: string;
  have: number;
  need: number;
  /** Colours that are counted one by one. */
  colours?: { colour: Colour; have: number; need: number }[];
}

const LINES = {
  floors: [0, 1, 2, 3].map((floor) => ROOMS.filter((room) => Math.floor(room / 5) === floor)),
  columns: [0, 1, 2, 3, 4].map((column) => ROOMS.filter((room) => room % 5 === column)),
};

export function progressOf(objective: number, player: Player, board: HotelBoard): Progress {
  const occupied = new Set(ROOMS.filter((room) => roomState(player, room) === 'occupied'));
  const tiles = ROOMS.filter((room) => roomState(player, room) !== 'empty').length;
  const full = (lines: number[][]) => lines.filter((line) => line.every((room) => occupied.has(room))).length;
  const inColour = (colour: Colour) =>
    ROOMS.filter((room) => board.rooms[room] === colour && occupied.has(room)).length;
  const share = (colour: Colour) => inColour(colour) / ROOMS.filter((room) => board.rooms[room] === colour).length;
  const set = (needs: [Colour, number][]): Progress => {
    const colours = needs.map(([colour, need]) => ({ colour, have: inColour(colour), need }));
    const have = colours.reduce((sum, { have, need }) => sum + Math.min(have, need), 0);
    return { icon: 'occupy', have, need: colours.reduce((sum, { need }) => sum + need, 0), colours };
  };
  switch (objective) {
    case 105:
      return { icon: 'krone', have: player.krones, need: 20 };
    case 106:
      return { icon: 'prepare', have: tiles, need: 12 };
    case 107:
      return { icon: 'staff', have: player.staff.length, need: 6 };
    case 108:
      return { icon: 'emperor', have: player.emperor, need: 10 };
    case 109:
      return { icon: 'floors', have: full(LINES.floors), need: 2 };
    case 110:
      return { icon: 'group', have: full(board.groups), need: 6 };
    case 111: {
      const best = (['blue', 'red', 'yellow'] as const).reduce((a, b) => (share(b) > share(a) ? b : a));
      return {
        icon: `c-${best}`,
        have: inColour(best),
        need: ROOMS.filter((room) => board.rooms[room] === best).length,
      };
    }
    case 112:
      return { icon: 'columns', have: full(LINES.columns), need: 2 };
    case 113:
      return set([
        ['blue', 3],
        ['red', 3],
        ['yellow', 3],
      ]);
    case 114:
      return set([
        ['red', 4],
        ['yellow', 3],
      ]);
    case 115:
      return set([
        ['yellow', 4],
        ['blue', 3],
      ]);
    default:
      return set([
        ['blue', 4],
        ['red', 3],
      ]);
  }
}
