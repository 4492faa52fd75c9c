/** Clues: what the better turn is about, without giving it away. */

import type { Cards } from '../api/types';
import { t } from '../i18n/index.svelte';
import type { TurnReview } from './types';

/** Names the thing to look at: a guest or a card that only the better turn has, else the die. */
export function clueOf({ played, best }: TurnReview, cards: Cards): string {
  if (!best) return '';
  const { kind } = best;
  const guest = kind.guests.find((number) => !played.kind.guests.includes(number));
  const staff = kind.staff.find((number) => !played.kind.staff.includes(number));
  const name = (list: { number: number; name: string }[], number: number) =>
    list.find((card) => card.number === number)?.name ?? '';
  if (guest !== undefined) return t('learn-look-guest', { guest: name(cards.guests, guest) });
  if (staff !== undefined) return t('learn-look-staff', { staff: name(cards.staff, staff) });
  if (kind.passed) return t('learn-look-pass');
  if (kind.die !== null && kind.die !== played.kind.die) return t('learn-look-die', { die: kind.die });
  return t('learn-look-order');
}
