/** Heads, eyes, brows, noses, mouths, and what is worn on the face. */

import { pick, type Paint } from './colours';
import { art, move } from './notation';
import type { Person } from './person';

/** Half width at the eyes, breadth of the chin, y of the chin. */
export const HEADS: Record<string, [number, number, number]> = {
  oval: [15.5, 9, 70],
  round: [16.5, 12.5, 69.5],
  long: [14.5, 9, 72.5],
  square: [16, 14, 70.5],
  heart: [15.5, 5, 69.5],
  plump: [17, 16, 71],
  gaunt: [14.5, 6, 72.5],
  young: [16, 11, 67.5],
};

/** One eye about 0 0, outward is +x: white, lid, lid's width, pupil x y size. */
const EYES: Record<string, [string, string, number, number, number, number]> = {
  open: ['M-3 .5Q-1 -3 1 -2.5Q3 -1.5 3 .5Q0 2.5 -3 .5Z', 'M-3 .5Q-1 -3.5 1 -3Q3 -2 3.5 .5', 1, 0, 0, 3.1],
  lash: [
    'M-3 .5Q-1 -3 1 -2.5Q3 -1.5 3 .5Q0 3 -3 .5Z',
    'M-3 .5Q-1 -3.5 1 -3Q3 -2 3.5 .5L5 -.5M2.5 -2L4 -3',
    1,
    0,
    0,
    3.4,
  ],
  soft: ['', 'M-3 -1.5Q0 -3.5 3 -1.5', 1, 0, 0.5, 3.4],
  happy: ['', 'M-3 1Q0 -3 3 1', 1.5, 0, 0, 0],
  closed: ['', 'M-3 -.5Q0 2.5 3.5 -.5L4.5 0M2.5 1L3.5 2', 1.3, 0, 0, 0],
  narrow: ['M-3 0H3Q1.5 2.5 -3 0Z', 'M-3.5 0Q0 -1 3.5 -.5', 1.5, 0, 0.5, 2.5],
  sleepy: ['M-3 0H3Q1.5 3 -3 0Z', 'M-3 0H3.5M-3 -1.5Q0 -3.5 3 -1.5', 1, 0, 1, 2.3],
  wide: ['M-3 0C-3 -4 3 -4 3 0C3 4 -3 4 -3 0Z', 'M-3 -1.5Q0 -4.5 3 -1.5', 1, 0, 0, 2.6],
  dream: ['M-3 .5Q-.5 -3.5 3 0Q1 2.5 -3 .5Z', 'M-3 .5Q-.5 -4 3.5 0', 1, 0.5, -1, 2.6],
};
/** Over an eye: line, width; width 0 is a filled shape. */
const BROWS: Record<string, [string, number]> = {
  soft: ['M-3 -5Q0 -7 4 -5', 1.2],
  arched: ['M-3 -5Q1 -8.5 4.5 -4.5', 1.1],
  flat: ['M-3.5 -5Q0 -6 4 -5', 1.5],
  stern: ['M-3.5 -4Q0 -5.5 4 -6.5', 1.7],
  worry: ['M-3 -7Q.5 -7 4 -4.5', 1.2],
  thick: ['M-3.5 -5Q0 -7 4 -5', 2.2],
  bushy: ['M-4 -4.5Q-1 -8 5 -6.5Q6 -5 5 -3.5Q1 -5.5 -3.5 -3.5Z', 0],
};
/** Drawn for a face that looks right; about the bridge. */
const NOSES: Record<string, string> = {
  straight: 'M0 -5L3 3.5Q2 5 -1 4.5',
  button: 'M-2 3.5Q.5 6 3 3',
  hooked: 'M0 -5.5Q5 -1.5 4 3.5Q2 5.5 -1 4',
  broad: 'M-4 2.5Q-3.5 5 -1.5 4Q0 5.5 1.5 4Q4 5 4 2.5',
  long: 'M.5 -6L4 4.5Q2.5 7 -1 5.5',
  snub: 'M1.5 -1Q4.5 2.5 2.5 4Q.5 5 -1.5 4',
  big: 'M-2.5 1.5Q-4.5 5 -1 5.5Q1 6.5 3 5Q5.5 3.5 3 .5L1 -4.5',
};
/** About the middle of the mouth, in the notation. */
const MOUTHS: Record<string, string> = {
  smile: '~ M-4 -.5Q0 3 4 -1',
  smirk: '~ M-3.5 .5Q1 2 4.5 -1.5',
  flat: '~ M-3.5 0Q0 .5 3.5 0',
  stern: '~ M-3.5 1Q0 -1 3.5 1',
  lips: '-P M-4 -1Q-1.5 -2 0 -1Q1.5 -2 4 -1Q0 4 -4 -1Z|~P! M-4 -1Q0 2 4 -1',
  kiss: '-P M-2.5 0Q-1 -2 0 -1Q1 -2 2.5 0Q0 3.5 -2.5 0Z|~P! M-2.5 0Q0 1 2.5 0',
  grin: 'w M-5 -1Q0 .5 5 -1Q3.5 3.5 0 3.5T-5 -1Z',
  laugh: 'wine M-5 -1.5Q0 0 5 -1.5Q4 5 0 5T-5 -1.5Z|-rose M-2.5 3.5Q0 2 2.5 3.5Q1.5 5 0 5T-2.5 3.5Z',
  sing: 'wine M-3 1C-3 -3.5 3 -3.5 3 1C3 6 -3 6 -3 1Z|-rose M-2 3.5Q0 2 2 3.5Q0 5.5 -2 3.5Z',
  oh: 'wine M-1.5 .5C-1.5 -2 1.5 -2 1.5 .5S-1.5 3 -1.5 .5Z',
};

export function face(p: Person, paint: Paint) {
  const [w, j, cy] = pick(HEADS, p.head ?? 'oval');
  const t = p.turn ?? 0.5,
    side = t < 0 ? -1 : 1;
  const [L, R] = [50 - w, 50 + w];
  const skull = `M${L} 50C${L} 37 ${L + 6} 31 50 31S${R} 37 ${R} 50C${R} 61 ${50 + j} ${cy} 50 ${cy}S${L} 61 ${L} 50Z`;
  const shade = `M${R} 50C${R} 61 ${50 + j} ${cy} 50 ${cy}C${46 + j} ${cy - 2} ${R - 5} 62 ${R - 3.5} 46Z`;
  const ears = /^(gibson|waves|ringlets|wavy|mane|wig|long|bob|puff)/.test(p.hair ?? '')
    ? ''
    : `S M${L} 47C${L - 5} 45 ${L - 4} 58 ${L} 57Z` + (t < 0.7 ? `M${R} 47C${R + 5} 45 ${R + 4} 58 ${R} 57Z|` : '|');
  let out = art(`${ears}S ${skull}|-S! ${shade}`, paint);

  const mid = 50 + 2 * t,
    eyeY = 52;
  const both = (d: string) => {
    const at = (s: number) =>
      move(
        d,
        (x) => mid + s * (6.5 - (s * t > 0.6 ? 0.5 : 0)) + s * x,
        (y) => eyeY + y,
      );
    return at(-1) + at(1);
  };
  if (p.age)
    out += art(
      `~S!1 ${both('M-3 3.5Q0 5 2.5 3.5')}` +
        (p.age > 1
          ? `|~S!1 M${mid - 6.5} 58.5Q${mid - 8} 61 ${mid - 7.5} 64M${mid + 6.5} 58.5Q${mid + 8} 61 ${mid + 7.5} 64M${mid - 5} 41.5Q${mid} 40.5 ${mid + 5} 41.5`
          : ''),
      paint,
    );
  const rosy = /lash|closed|wide/.test(p.eyes ?? '') || /rosy/.test(p.on ?? '');
  if (rosy) out += art(`~rosy5.6 M${mid - 9} 59H${mid - 9}M${mid + 9} 59H${mid + 9}`, paint);
  if (/freckles/.test(p.on ?? ''))
    out += art(
      `~S!1.1,2.4 M${mid - 10} 57.6H${mid - 4}M${mid - 9} 59.6H${mid - 5}M${mid + 4} 57.6H${mid + 10}M${mid + 5} 59.6H${mid + 9}`,
      paint,
    );

  const [brow, width] = pick(BROWS, p.brow ?? 'soft');
  out += art(width ? `~brow${width} ${both(brow)}` : `H ${both(brow)}`, paint);
  const nose = move(
    pick(NOSES, p.nose ?? 'straight'),
    (x) => mid + t + side * x,
    (y) => 54.5 + y,
  );
  out += art(p.nose === 'big' ? `-nose ${nose}Z|~line ${nose}` : `~line ${nose}`, paint);

  const pupil = (kind: string, s: number) => {
    const [, , , dx, dy] = EYES[kind],
      x = mid + s * (6.5 + dx) + t;
    return `M${x} ${eyeY + dy}H${x}`;
  };
  if (p.eyes === 'wink') {
    const one = (d: string, s: number) =>
      move(
        d,
        (x) => mid + s * 6.5 + s * x,
        (y) => eyeY + y,
      );
    return out + art(`~k3.3 ${pupil('soft', -side)}|~ ${one(EYES.soft[1], -side)}|~ ${one(EYES.happy[1], side)}`);
  }
  const kind = p.eyes ?? 'soft',
    [white, lid, lidWidth, , , size] = pick(EYES, kind);
  const dots = pupil(kind, -1) + pupil(kind, 1);
  return (
    out +
    art(
      (white ? `-w ${both(white)}|` : '') +
        (size ? `~k${size} ${dots}|` : '') +
        (size > 2.9
          ? `~w ${move(
              dots,
              (x) => x - 0.6,
              (y) => y - 0.7,
            )}|`
          : '') +
        `~k${lidWidth} ${both(lid)}`,
    )
  );
}

export function mouth(p: Person, paint: Paint) {
  const t = p.turn ?? 0.5;
  return art(
    pick(MOUTHS, p.mouth ?? 'smile').replace(
      / (M[^|]*)/g,
      (_, d) =>
        ' ' +
        move(
          d,
          (x) => 50 + 2 * t + x,
          (y) => 63.5 + y,
        ),
    ),
    paint,
  );
}

/** Things worn on the face. */
export function worn(p: Person) {
  const m = 50 + 2 * (p.turn ?? 0.5),
    l = m - 6.5,
    r = m + 6.5;
  const ring = (x: number, y: number, s: number) =>
    `M${x + s} ${y}C${x + s} ${y + s * 1.33} ${x - s} ${y + s * 1.33} ${x - s} ${y}S${x + s} ${y - s * 1.33} ${x + s} ${y}`;
  const parts: Record<string, string> = {
    specs: `~ ${ring(l, 52, 4.5)}${ring(r, 52, 4.5)}M${l + 4.5} 51.5Q${m} 50 ${r - 4.5} 51.5`,
    pince: `~g ${ring(l, 53.5, 3.5)}${ring(r, 53.5, 3.5)}M${l + 3.5} 53Q${m} 51 ${r - 3.5} 53M${r + 3.5} 54Q${r + 9} 64 ${r + 8} 84`,
    monocle: `~g1.4 ${ring(r, 52, 4.5)}M${r + 4} 54.5Q${r + 8} 68 ${r + 6} 88`,
    patch: `k M${r - 5} 48.5Q${r} 46.5 ${r + 5} 48.5Q${r + 4.5} 57 ${r} 57.5T${r - 5} 48.5Z|~k1.3 M${r - 4.5} 49L34 41M${r + 5} 48.5L66 46`,
    loupe: `~k1.3 M${r + 4} 49L66 44M${r - 5} 50L34 43|silver ${ring(r, 52.5, 5.5)}Z|sky ${ring(r, 53, 3.5)}Z|~w1.4 M${r - 2} 52.5Q${r - 1} 51 ${r + 1} 51`,
    mole: `~k1.4 M${m + 6} 62H${m + 6}`,
    earrings: 'l o 34.5 60 1.7|l o 65.5 60 1.7',
    cigar: `^brown2.6 M${m + 2} 65L${m + 13} 63|~red2.6 M${m + 13} 63H${m + 13}|~w1.6 M${m + 18} 60C${m + 14} 56 ${m + 22} 53 ${m + 18} 48`,
    stalk: `~l1.5 M${m + 1} 65L${m + 13} 62L${m + 16} 58`,
    smudge: `-char M${l - 5} 58Q${l} 56 ${l + 1} 59Q${l - 2} 62 ${l - 5} 58Z`,
    freckles: '',
    rosy: '', // drawn with the face
  };
  return (p.on ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => art(pick(parts, name)))
    .join('');
}
