/** The panels of the phone, which things on the table lie in each, and which one the question is about. */

import type { TableModel } from '../state/model.svelte';
import { isOf } from '../state/touches';

export const PANELS = {
  hotel: { icon: 'prepare', things: /^(room|table|kitchen)/ },
  guests: { icon: 'guest', things: /^guest/ },
  staff: { icon: 'staff', things: /^staff/ },
  court: { icon: 'emperor', things: /^objective/ },
  rivals: { icon: 'table', things: /^$/ },
} as const;

export type Panel = keyof typeof PANELS;
/** Answers with amounts, cards laid out to choose from, and Leopold in full have no tab. */
export type Front = Panel | 'answer' | 'offer' | 'leopold';

/** What a sheet lies over; the café stays in view where the answer needs it. */
export const OVER: Record<Exclude<Front, 'hotel'>, 'hotel' | 'all'> = {
  guests: 'hotel',
  answer: 'hotel',
  leopold: 'hotel',
  staff: 'all',
  offer: 'all',
  court: 'all',
  rivals: 'all',
};

/** Whether a sheet is an answer that cannot be put away. */
export const isFixed = (front: Front): boolean => front === 'answer' || front === 'offer';

/** The one panel where all these things lie; the hotel if rooms or tables are among them. Dice are always there. */
export function panelFor(things: Iterable<string>): Panel | null {
  const names = new Set<Panel>();
  for (const thing of things) {
    for (const [name, panel] of Object.entries(PANELS)) if (panel.things.test(thing)) names.add(name as Panel);
  }
  if (names.size === 1) return [...names][0];
  return names.has('hotel') ? 'hotel' : null;
}

/** The staff cards laid out to choose from: three that are looked at, or a pack of the draft. */
export function offered({ view, me }: TableModel): number[] {
  const looked = Array.isArray(view?.looked_at) ? view.looked_at : [];
  const pack = Array.isArray(me?.pack) ? me.pack : [];
  return looked.length ? looked : pack;
}

/** What the question is about; null if it leaves open where to look. */
export function frontFor(model: TableModel): Front | null {
  const offer = offered(model);
  if (offer.length > 0 && (!model.asked || offer.some((card) => model.of(`staff:${card}`).length > 0))) return 'offer';
  if (!model.asked) return null;
  if (model.targets.loose.some((choice) => isOf(choice, 'AMOUNT'))) return 'answer';
  if (model.prompt?.ask === 'turn') return null;
  return panelFor(model.targets.of.keys());
}
