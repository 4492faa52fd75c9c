/**
 * Portraits of the guests and the staff, drawn from parts.
 *
 * Canvas 100 x 120: crown of the head at y 31, eyes 52, chin about 70, shoulders 88; a hat's rim sits at about y 39;
 * a thing is held on the right (x 62-96) and `flip` turns the whole figure round.
 */

import { ADDS, TIES, WEAR } from './clothes';
import { darker, mix, pick, SKIN, TONES, type Paint } from './colours';
import { face, mouth, worn } from './faces';
import { beard, HAIR } from './hair';
import { HATS, OPEN } from './hats';
import { after, art, group, merged, move } from './notation';
import { frame, panel } from './panels';
import { PEOPLE } from './people';
import type { Person } from './person';
import { CLOSE, THINGS, withHands } from './things';

/** Width of the body; size of the head; how much lower head and body sit. */
const BUILDS: Record<string, [number, number, number, number]> = {
  man: [1, 1.06, 2, 0],
  woman: [0.97, 1.06, 4, 0],
  stout: [1.13, 1.07, 2, 0],
  slim: [0.91, 1.04, 2, 0],
  girl: [0.88, 1.08, 6, 2],
  boy: [0.84, 1.1, 6, 4],
};

/** "style colour colour" */
function named(text: string): [string, Paint] {
  const [style, a = 'black', b = 'l'] = text.split(' ');
  return [style, { A: pick(TONES, a), B: pick(TONES, b) }];
}

/** Topmost point of a drawing. */
function top(src: string) {
  let y = 30;
  for (const [d] of src.matchAll(/M[^|]*/g))
    move(
      d,
      (n) => n,
      (n) => {
        y = Math.min(y, n);
        return n;
      },
    );
  for (const [, cy, r] of src.matchAll(/ [oe] [\d.]+ ([\d.]+) (?:[\d.]+ )?([\d.]+)/g)) y = Math.min(y, +cy - +r);
  return y;
}

/** The drawing inside the svg element, without panel and frame. */
export function figure(p: Person) {
  const skin = SKIN[p.skin ?? 1],
    deep = (p.skin ?? 1) > 4;
  const [hairStyle, hairColour = 'dark'] = (p.hair ?? 'none').split(' ');
  const hair = pick(TONES, hairColour);
  const [wear, cloth] = named(p.wear);
  const [hat, hatPaint] = named(p.hat ?? 'none');
  const base: Paint = {
    S: skin,
    'S!': mix(skin, '#8c3d36', 0.26),
    H: hair,
    Z: p.sleeve === 'bare' ? skin : p.sleeve ? pick(TONES, p.sleeve) : cloth.A,
    F: p.glove ? pick(TONES, p.glove) : skin,
    rosy: mix(skin, '#d2402f', 0.24),
    nose: mix(skin, '#c8402f', 0.22),
    P: mix(skin, '#a82a34', deep ? 0.5 : 0.66),
    brow: /snow|straw|blond/.test(hairColour) ? darker(hair) : hair,
    line: mix(skin, '#4a2018', 0.6),
  };
  const own = { ...base, ...cloth };
  const [front, back = ''] = pick(WEAR, wear);
  const [hatFront, hatBack = ''] = pick(HATS, hat);
  const [hairBack, hairFront] = pick(HAIR, hairStyle);
  const [under, over] = beard(p, base);
  const thing = (text: string | undefined, layer: 0 | 1, fx?: (x: number) => number) => {
    if (!text) return '';
    const [name, paint] = named(text);
    return art(withHands(pick(THINGS, name)[layer] ?? ''), { ...base, ...paint }, fx);
  };
  const simple = (parts: Record<string, string>, text: string | undefined) => {
    if (!text) return '';
    const [name, paint] = named(text);
    return art(pick(parts, name), { ...base, ...paint });
  };
  const near = CLOSE.test(p.hold ?? '');
  const hidden = hat !== 'none' && !OPEN.test(hat);

  const [wide, size, headDrop, bodyDrop] = pick(BUILDS, p.build ?? 'man');
  const crown = 70 + headDrop - (70 - top(hatFront + '|' + hatBack + '|' + hairBack)) * size;
  const zoom = Math.min(1.12, Math.max(0.94, 112 / (118 - crown)));
  const flip = p.flip ? [-1, 0, 0, 1, 100, 0] : [1, 0, 0, 1, 0, 0];
  const person = after(flip, [zoom, 0, 0, zoom, (p.hold && !near ? 46.5 : 50) - 50 * zoom, 118 - 118 * zoom]);
  const body = after(person, [wide, 0, 0, 1, 50 - 50 * wide, bodyDrop]);
  const [cos, sin] = [
    size * Math.cos(((p.tilt ?? 0) * Math.PI) / 180),
    size * Math.sin(((p.tilt ?? 0) * Math.PI) / 180),
  ];
  const head = after(person, [cos, sin, -sin, cos, 50 - 50 * cos + 70 * sin, 70 + headDrop - 50 * sin - 70 * cos]);

  const right = (x: number) => (p.flip ? 103 - x : x - 3);
  const left = (x: number) => (p.flip ? x - 2 : 102 - x);

  return (
    thing(p.hold, 1, right) +
    group(head, art(hatBack, hatPaint) + art(hairBack, base)) +
    group(
      body,
      art(back, own) + art(front, own) + simple(TIES, p.tie) + (p.add ?? []).map((a) => simple(ADDS, a)).join(''),
    ) +
    group(
      head,
      face(p, base) +
        under +
        mouth(p, base) +
        over +
        art(hidden ? hairFront.replace(/\|=?~[^|]*/g, '') : hairFront, base) +
        worn(p) +
        art(hatFront, hatPaint),
    ) +
    (near ? group(person, thing(p.hold, 0)) : thing(p.hold, 0, right)) +
    thing(p.left, 0, left)
  );
}

const drawn = new Map<string, string>();

/** The address of a card's portrait (staff 1-48, guests 49-118) as an image: framed, or the figure alone. Drawn once. */
export function portrait(card: number, framed: boolean): string {
  const key = `${card}${framed}`;
  let address = drawn.get(key);
  if (address === undefined) {
    const person = PEOPLE[card];
    if (!person) throw new RangeError(`no portrait ${card}`);
    const inner = merged(framed ? panel(person.bg) + figure(person) + frame(person.bg) : figure(person));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${framed ? '0 0 100 120' : '2 6 96 112'}"><g fill="none" stroke="${TONES.k}" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>`;
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, address);
  }
  return address;
}
