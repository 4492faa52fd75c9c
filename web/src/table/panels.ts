/** The panels of the phone, and which things on the table lie in each. */

export const PANELS = {
  hotel: { icon: 'prepare', things: /^(room|table|kitchen)/ },
  guests: { icon: 'guest', things: /^guest/ },
  staff: { icon: 'staff', things: /^staff/ },
  court: { icon: 'emperor', things: /^objective/ },
  rivals: { icon: 'table', things: /^$/ },
} as const;

export type Panel = keyof typeof PANELS;

/** The one panel where all these things lie; dice are always there. */
export function panelFor(things: Iterable<string>): Panel | null {
  const names = new Set<Panel>();
  for (const thing of things) {
    for (const [name, panel] of Object.entries(PANELS)) if (panel.things.test(thing)) names.add(name as Panel);
  }
  return names.size === 1 ? [...names][0] : null;
}
