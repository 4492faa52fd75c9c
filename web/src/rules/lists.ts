/** The cards of the game as rows that can be searched. */

import type { Cards } from '../api/types';
import { t } from '../i18n/index.svelte';
import { FOODS } from '../table/board/board';

export interface Row {
  key: string;
  /** Strips of icons before and after the name. */
  lead: string;
  name: string;
  detail: string;
  text: string;
}

const TIMES = { immediate: 't-immediate', each_round: 't-round', permanent: 't-permanent', final: 't-final' };

export const ICONS = [
  'strudel',
  'cake',
  'wine',
  'coffee',
  'food',
  'kitchen',
  'krone',
  'emperor',
  'points',
  'c-blue',
  'c-red',
  'c-yellow',
  'c-green',
  'prepare',
  'prepare-full',
  'prepare-minus1',
  'prepare-free',
  'prepare-free-low',
  'occupy',
  'group',
  'floors',
  'columns',
  'key',
  'guest',
  'staff',
  'draw-staff',
  'play-staff',
  'draw-three',
  'extra',
  'objective',
  't-immediate',
  't-round',
  't-permanent',
  't-final',
];

export const LISTS = ['icons', 'staff', 'guests', 'objectives', 'tiles', 'hotels'];

export function rowsOf(list: string, cards: Cards | null): Row[] {
  if (list === 'icons')
    return ICONS.map((icon) => ({ key: icon, lead: `i:${icon}`, name: '', detail: '', text: t(`help-icon-${icon}`) }));
  if (!cards) return [];
  switch (list) {
    case 'staff':
      return cards.staff.map((card) => ({
        key: `${card.number}`,
        lead: `c:${card.cost} i:${TIMES[card.when]}`,
        name: card.name,
        detail: card.strip,
        text: card.text,
      }));
    case 'guests':
      return cards.guests.map(({ number, name, colour, order, points, lines, text }) => {
        const foods = FOODS.flatMap((food) => Array<string>(order[food] ?? 0).fill(`i:${food}`));
        return {
          key: `${number}`,
          lead: `b:${colour} ${points} i:points`,
          name,
          detail: [...foods, 'i:ui-right', ...lines.map(({ strip }) => strip)].join(' '),
          text: text || t('help-no-reward'),
        };
      });
    case 'objectives':
      return cards.objectives.map(({ number, letter, text }) => ({
        key: `${number}`,
        lead: `i:objective ${letter}`,
        name: '',
        detail: '',
        text,
      }));
    case 'tiles':
      return cards.tiles.map(({ name, text, penalty }) => {
        const { round } = cards.board.scorings.find(({ letter }) => letter === name[0])!;
        return {
          key: name,
          lead: `i:emperor ${name}`,
          name: t('rules-tile-round', { round }),
          detail: '',
          text: t('rules-tile', { reward: text, penalty }),
        };
      });
    default:
      return [];
  }
}
