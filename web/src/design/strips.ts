/**
 * What cards do, as strips of icons. A strip is a row of words: `i:krone` is an icon, `c:0` a coin with a number,
 * `b:red` a badge in a colour, everything else is text.
 */

import type { Part, StaffCard } from '../api/types';

const FREE = 99;
const some = (n: number, icon: string) => (n === 1 ? `i:${icon}` : `${n} i:${icon}`);
const less = (icon: string, discount: number) =>
  `i:${icon}${discount === FREE ? ' c:0' : discount ? ` −${discount}` : ''}`;

const PARTS: Record<string, (n: number) => string> = {
  gain_krones: (n) => `${n} i:krone`,
  gain_emperor_steps: (n) => `${n} i:emperor`,
  gain_staff_points: (n) => `${n} i:points`,
  gain_tile_points: (n) => `${n} i:points`,
  gain_tile_points_per_staff: (n) => `${n} i:points / i:staff`,
  gain_strudel: (n) => some(n, 'strudel'),
  gain_cake: (n) => some(n, 'cake'),
  gain_wine: (n) => some(n, 'wine'),
  gain_coffee: (n) => some(n, 'coffee'),
  gain_any_food: (n) => some(n, 'food'),
  prepare_room: () => 'i:prepare-full',
  prepare_room_for_one_less: () => 'i:prepare-minus1',
  prepare_room_free: () => 'i:prepare-free',
  prepare_room_free_floors_1_2: () => 'i:prepare-free-low',
  prepare_occupied_room_free: () => 'i:prepare-free i:occupy',
  prepare_occupied_room_free_floors_1_2: () => 'i:prepare-free-low i:occupy',
  occupy_room: (n) => some(n, 'occupy'),
  take_guest_free: () => 'i:guest',
  draw_staff: (n) => some(n, 'draw-staff'),
  play_staff: (n) => less('play-staff', n),
  draw_three_play_one: (n) => less('draw-three', n),
  fill_order: () => 'i:food i:ui-check',
  extra_action: () => 'i:extra',
  extra_turn: () => 'i:extra i:bell',
};

/** The parts of a reward, each a strip of its own; what is there several times is told once. */
export function rewardStrips(parts: Part[]): string[] {
  const strips = parts.map(({ effect, n }) => PARTS[effect.replaceAll('-', '_')]?.(n) ?? effect);
  return [...new Set(strips)].map((strip) => {
    const times = strips.filter((other) => other === strip).length;
    return times > 1 ? `${times}× ${strip}` : strip;
  });
}

const STAFF_STRIPS: Record<number, string> = {
  1: 'i:strudel',
  2: 'i:cake',
  3: 'i:wine',
  4: 'i:coffee',
  5: 'b:red 2 i:krone',
  6: 'b:blue 1 i:emperor',
  7: 'b:yellow 1 i:krone',
  8: 'b:green 2 i:points',
  9: 'b:blue i:prepare c:0',
  10: 'b:red i:prepare c:0',
  11: 'b:yellow i:prepare c:0',
  12: 'i:die-3 i:die-4 2 i:points',
  13: 'i:die-1 i:die-2 +1',
  14: 'i:die-1 i:die-2 i:prepare',
  15: 'i:die-4 i:krone + i:emperor',
  16: 'i:die-4 4 i:points',
  17: 'i:die-6 c:0 +1',
  18: 'i:die-5 +2',
  19: 'i:die-3 5 i:points',
  20: 'i:die-5 2 i:emperor',
  21: 'i:strudel i:cake i:wine i:coffee',
  22: 'i:die-3 i:play-staff',
  23: 'i:occupy 1 i:krone',
  24: 'i:kitchen c:0',
  25: 'i:guest c:0',
  26: 'c:1 i:emperor i:ui-check',
  27: '3 i:points / b:red',
  28: '3 i:points / b:blue',
  29: 'i:t-final ×',
  30: '3 i:points / b:yellow',
  31: '1 i:points / i:occupy',
  32: '2 i:points / i:staff',
  33: '4+ i:food 4 i:points',
  34: '1 i:points / i:prepare',
  35: '2 i:occupy',
  36: '4 i:wine',
  37: '2 i:points / i:group',
  38: 'i:food i:ui-check',
  39: '4 i:cake',
  40: '5 i:points / i:objective',
  41: '2 i:points / i:emperor',
  42: 'i:emperor 5 i:points',
  43: '4 i:coffee',
  44: '4 i:strudel',
  45: '3 i:emperor',
  46: '5 i:points / i:floors',
  47: '5 i:points / i:columns',
  48: '4 i:points / i:c-any',
};
/** Cards that do something else in the first edition. */
const FIRST_EDITION: Record<number, string> = {
  23: 'i:guest i:occupy 1 i:krone',
  29: 'i:staff i:t-final ×',
  41: '2 i:points / i:emperor ≤12',
};

export function staffStrip({ number, edition }: StaffCard): string {
  return (edition === 'first' && FIRST_EDITION[number]) || (STAFF_STRIPS[number] ?? '');
}

export const PENALTY_STRIPS: Record<string, string[]> = {
  A1: ['−3 i:krone', '−5 i:points'],
  A2: ['− i:kitchen'],
  A3: ['−2 i:staff', '−5 i:points'],
  A4: ['−1 i:prepare', '−5 i:points'],
  B1: ['− i:food'],
  B2: ['−5 i:krone', '−7 i:points'],
  B3: ['−3 i:staff', '−7 i:points'],
  B4: ['−2 i:prepare', '−7 i:points'],
  C1: ['−8 i:points'],
  C2: ['−2 i:occupy'],
  C3: ['−2 i:points / i:staff'],
  C4: ['−1 i:t-final', '−10 i:points'],
};
