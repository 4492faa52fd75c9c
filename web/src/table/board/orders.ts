/** The orders of guests as rows of slots. */

import type { CafeTable, Choice, Food, GuestCard } from '../../api/types';
import type { Slot } from '../../design/Order.svelte';
import { FOODS } from './board';

function foodsOf(card: GuestCard): Food[] {
  return FOODS.flatMap((food) => Array<Food>(card.order[food] ?? 0).fill(food));
}

/** An order of which nothing has been served. */
export function openSlots(card: GuestCard): Slot[] {
  return foodsOf(card).map((food) => ({ food, state: 'open' }));
}

/**
 * An order at a table: of each food the served slots come first. `served` are the foods put there in this turn, `choiceFor`
 * tells what an open slot means.
 */
export function slotsAt(
  card: GuestCard,
  table: CafeTable,
  served: Food[],
  choiceFor: (food: Food) => Choice | null,
): (Slot & { choice: Choice | null })[] {
  return FOODS.flatMap((food) => {
    const ordered = card.order[food] ?? 0;
    const full = ordered - (table.missing[food] ?? 0);
    const fresh = served.filter((other) => other === food).length;
    return Array.from({ length: ordered }, (_, index) => {
      if (index < full) return { food, state: 'full' as const, fresh: index >= full - fresh, choice: null };
      const choice = choiceFor(food);
      return { food, state: 'open' as const, target: choice !== null, label: choice?.text, choice };
    });
  });
}

/** Nothing is missing any more. */
export function isServed(table: CafeTable): boolean {
  return FOODS.every((food) => !table.missing[food]);
}
