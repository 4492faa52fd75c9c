/** What the player has done in this turn, in a few words each. */

import type { GameEvent } from '../../api/types';
import { t } from '../../i18n/index.svelte';
import { since } from '../log/chronicle';

export function stepsOf(
  events: GameEvent[],
  seat: number,
  nameOf: (kind: 'guest' | 'staff', number: number) => string,
): string[] {
  const steps: string[] = [];
  for (const event of since(events, 'turn_started')) {
    if (event.seat !== seat) continue;
    const { room = 0, value = 0, strength = 0, count = 1 } = event;
    const values = {
      guest: event.guest ? nameOf('guest', event.guest) : '',
      staff: event.staff ? nameOf('staff', event.staff) : '',
      food: event.food ? t(`food-${event.food}`) : '',
      value,
      strength,
      foods: event.food ? t(`foods-${event.food}`, { n: count }) : '',
      floor: Math.floor(room / 5) + 1,
      column: (room % 5) + 1,
    };
    const id = STEPS[event.event];
    if (id) steps.push(t(id, values));
  }
  return steps;
}

const STEPS: Record<string, string> = {
  guest_taken: 'step-guest',
  die_taken: 'step-die',
  action: 'step-action',
  food_put: 'step-put',
  food_stored: 'step-store',
  served: 'step-serve',
  room_prepared: 'step-room',
  moved_in: 'step-move-in',
  staff_played: 'step-staff',
  staff_used: 'step-use',
  objective_claimed: 'step-claim',
};
