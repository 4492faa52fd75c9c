/** What the tray of the phone holds. */

import type { Choice, GuestCard } from '../../api/types';
import { since } from '../log/chronicle';
import type { TableModel } from '../state/model.svelte';
import { isOf, parts } from '../state/touches';

export type Tray =
  | { holds: 'dice' }
  /** To be put somewhere; `rest`: all that is left goes to the kitchen. */
  | { holds: 'food'; foods: string[]; rest: Choice | undefined }
  /** To be prepared one after the other; `prices`: of the rooms that may come next, each once, from the lowest. */
  | { holds: 'rooms'; done: number; of: number; prices: number[] }
  | { holds: 'guest'; guest: GuestCard }
  | { holds: 'answers'; choices: Choice[] }
  /** In the draft. */
  | { holds: 'kept' };

const MOST_TOKENS = 4;
/** They have their own places. */
const ELSEWHERE = ['PASS', 'END_TURN', 'DONE', 'AMOUNT'];

export function trayOf(model: TableModel): Tray {
  const { prompt, choices, targets, asked } = model;
  if (Array.isArray(model.me?.pack) && model.me.pack.length > 0) return { holds: 'kept' };
  if (!asked || !prompt || prompt.ask === 'turn' || [...targets.of.keys()].some((thing) => /^(die|action)/.test(thing)))
    return { holds: 'dice' };
  const loose = looseOf(model);
  if (loose.length) return { holds: 'answers', choices: loose };
  const puts = choices.filter((choice) => isOf(choice, 'PUT'));
  if (puts.length) return heldIn(puts, prompt.n);
  if (prompt.ask === 'move_in') {
    const guest = model.guests.get(model.me?.cafe[prompt.n]?.guest ?? 0);
    if (guest) return { holds: 'guest', guest };
  }
  const rooms = choices.filter((choice) => isOf(choice, 'PREPARE')).flatMap(({ touches }) => touches);
  if (prompt.n > 0 && rooms.length) {
    const done = since(model.events, 'action').filter(({ event }) => event === 'room_prepared').length;
    const asked = model.table?.insight?.prices?.rooms ?? [];
    const prices = asked.filter((_, room) => rooms.includes(`room:${room}`)).sort((one, other) => one - other);
    return { holds: 'rooms', done, of: done + prompt.n, prices: [...new Set(prices)] };
  }
  return { holds: 'dice' };
}

/** Choices without a thing on the table or a place in the prompt. */
export function looseOf({ targets }: TableModel): Choice[] {
  return targets.loose.filter((choice) => !isOf(choice, ...ELSEWHERE));
}

function heldIn(puts: Choice[], n: number): Tray {
  const foods = [...new Set(puts.map((choice) => parts(choice)[1]))];
  const one = foods.length === 1;
  return {
    holds: 'food',
    foods: one ? Array<string>(Math.min(n || 1, MOST_TOKENS)).fill(foods[0]) : foods,
    rest: one ? puts.find((choice) => parts(choice)[2] === 'kitchen') : undefined,
  };
}
