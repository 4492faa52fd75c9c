/** The lobby's picture in numbers: a hotel of the Vienna Secession under a golden dome of leaves. */

import type { Colour } from '../api/types';

const GROUND = 230;
const DOME = 176;

export interface Leaf {
  x: number;
  y: number;
  turn: number;
}

/** Leaves in rings around the dome's middle, each ring turned against the last. */
export function leaves(): Leaf[] {
  const rings = [0, 1, 2, 3, 4].map((ring) => ({
    radius: 14 * ring - (ring > 1 ? ring - 1 : 0),
    count: ring === 0 ? 1 : 7 * ring + 1,
    first: 104.3 + 97 * (ring - 1),
  }));
  return rings.flatMap(({ radius, count, first }) =>
    Array.from({ length: count }, (_, k) => {
      const angle = first + (360 * k) / count;
      const radians = (angle * Math.PI) / 180;
      return { x: GROUND + radius * Math.cos(radians), y: DOME + radius * Math.sin(radians), turn: angle + 58 };
    }),
  );
}

const STARS = [
  '      XX   XXXXXXXX  X',
  'X XX XX  X X X    XXXXX',
  'X X XX XXX X X  X X XXX',
  ' X   XX  X   X XX  X  X',
  'XXXX XX  XX   XX X  X',
  '   X X X        X XX',
  ' XXX          X   X   X',
  ' X                 X',
  '   X        XX  X  X XX',
  'X XXX      X   X  X X',
  '       X       XX  X',
  '                 X',
  'X',
  '         X',
];

/** Small squares, as on a Werkstätte wallpaper. */
export function stars(): string {
  return STARS.map((row, y) =>
    [...row].map((mark, x) => (mark === 'X' ? `M${7 + 20 * x} ${7 + 20 * y}h6v6h-6z` : '')).join(''),
  ).join('');
}

/** Squares in a row, and in a second row between them. */
export function checker(x: number, y: number, columns: number, width: number, height: number): string {
  return Array.from(
    { length: columns },
    (_, k) => `M${x + width * k} ${y + height * (k % 2)}h${width}v${height}h-${width}z`,
  ).join('');
}

export function column(x: number): string {
  return Array.from({ length: 22 }, (_, k) => `M${x} ${302 + 14 * k}h6v6h-6z`).join('');
}

export function pavement(): string {
  return Array.from({ length: 29 }, (_, k) => `M${16 * k} ${702 + 8 * (k % 2)}h8v8h-8z`).join('');
}

export interface Pane {
  x: number;
  y: number;
  colour: Colour;
  lit: boolean;
}

/** The windows, floor by floor from the top; capital letters are lit. */
const WINDOWS = ['ybBRb', 'BrBry', 'BYrBy', 'BYRrr'];
const COLOURS: Record<string, Colour> = { b: 'blue', r: 'red', y: 'yellow' };

export function panes(): Pane[] {
  return WINDOWS.flatMap((floor, row) =>
    [...floor].map((letter, index) => ({
      x: 90 + 60 * index,
      y: 306 + 60 * row,
      colour: COLOURS[letter.toLowerCase()],
      lit: letter !== letter.toLowerCase(),
    })),
  );
}
