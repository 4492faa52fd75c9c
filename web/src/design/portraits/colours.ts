/** The colours portraits are painted with. */

export type Paint = Record<string, string>;

export const TONES: Paint = {
  k: '#2b211c',
  g: '#b8903c',
  l: '#e4c67c',
  w: '#fbf5e6',
  c: '#f0e2c3',
  black: '#37323b',
  char: '#575157',
  grey: '#8d8a8b',
  silver: '#cac9c6',
  steel: '#a3aeb5',
  navy: '#2e4364',
  blue: '#4c6f9e',
  sky: '#aac3d6',
  teal: '#3d777a',
  mint: '#9fc0ae',
  wine: '#76303c',
  red: '#b3453a',
  coral: '#d8765c',
  rose: '#d8918b',
  blush: '#eec9ba',
  forest: '#36573f',
  green: '#658a58',
  sage: '#b4c19d',
  plum: '#67435f',
  lilac: '#b09dbb',
  mustard: '#d8a93f',
  ochre: '#ba813b',
  brown: '#6f4b36',
  tan: '#c19a6d',
  cream: '#f0e2c3',
  white: '#fbf5e6',
  gold: '#c79d45',
  // hair
  jet: '#2f282b',
  dark: '#4a3328',
  chestnut: '#7b4a2d',
  auburn: '#9c4e2c',
  ginger: '#c4702f',
  blond: '#dcb566',
  straw: '#ead08f',
  ash: '#a39c90',
  smoke: '#77726f',
  snow: '#ebe6da',
};
export const SKIN = ['#f7dfca', '#f3d0b0', '#ecbf9a', '#dfb088', '#cd9a6d', '#b27d54', '#93613f', '#744a34'];

export function mix(a: string, b: string, k: number) {
  const at = (s: string, i: number) => parseInt(s.slice(i, i + 2), 16);
  return (
    '#' +
    [1, 3, 5]
      .map((i) =>
        Math.round(at(a, i) + (at(b, i) - at(a, i)) * k)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const darker = (c: string) => mix(c, '#33202c', /[c-f].[c-f].[a-f]./.test(c) ? 0.14 : 0.26);
export const lighter = (c: string) => mix(c, '#fff3d8', 0.3);

/** A part or a colour by its name; a name nobody knows is an error. */
export function pick<T>(from: Record<string, T>, name: string): T {
  if (!Object.hasOwn(from, name)) throw new RangeError(`no part or colour "${name}"`);
  return from[name];
}
