/** Which choices a thing on the table means. */

import type { Choice, View } from '../../api/types';

/** Everything of the view that is drawn and can be clicked, by the names that choices touch. */
export function thingsOf(view: View, seat: number): Set<string> {
  const me = view.players[seat];
  const cards = [me.hand, me.staff, me.pack, view.looked_at].flatMap((list) => (Array.isArray(list) ? list : []));
  const things = new Set(['kitchen']);
  view.queue.forEach((guest, place) => guest !== null && things.add(`guest:${place}`));
  me.cafe.forEach((table, place) => table && things.add(`table:${place}`));
  for (let value = 1; value <= 6; value++) things.add(`die:${value}`).add(`action:${value}`);
  for (let room = 0; room < 20; room++) things.add(`room:${room}`);
  for (const card of cards) things.add(`staff:${card}`);
  for (const letter of 'ABC') things.add(`objective:${letter}`);
  return things;
}

export interface Grouped {
  /** The choices that each thing means. */
  of: Map<string, Choice[]>;
  /** The choices that no thing on the table means; they become buttons. */
  loose: Choice[];
}

export function grouped(choices: Choice[], things: Set<string>): Grouped {
  const of = new Map<string, Choice[]>();
  const loose: Choice[] = [];
  for (const choice of choices) {
    const touched = choice.touches.filter((thing) => things.has(thing));
    if (touched.length === 0) loose.push(choice);
    for (const thing of touched) of.set(thing, [...(of.get(thing) ?? []), choice]);
  }
  return { of, loose };
}

export const NO_TARGETS: Grouped = { of: new Map(), loose: [] };

/** The choices that these things mean, each of them once. */
export function among({ of }: Grouped, things: string[]): Choice[] {
  return [...new Set(things.flatMap((thing) => of.get(thing) ?? []))];
}

/** The block of a choice and its labels: PUT:wine:kitchen is ['PUT', 'wine', 'kitchen']. */
export function parts(choice: Choice): string[] {
  return choice.name.split(':');
}

export const isBoosted = (choice: Choice): boolean => parts(choice)[0].endsWith('_BOOSTED');

export function isOf(choice: Choice, ...blocks: string[]): boolean {
  return blocks.includes(parts(choice)[0]);
}
