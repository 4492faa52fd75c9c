/** The small drawing notation of the portraits, and how it becomes SVG. */

import { darker, lighter, pick, TONES, type Paint } from './colours';

// A drawing is a list of strokes, one per line or separated by "|":   [=][-~^]colour[!+][width][,gap|:gap] shape
//   colour: a key of TONES or of the caller's paint     !  darker    +  lighter
//   (nothing)  filled, ink outline      -  filled, no outline      ~  a line      ^  a rod: a line with an ink outline
//   ,gap  beads along the line          :gap  squares along it     =  drawn a second time, mirrored
//   shape: an absolute path "M...", or  o x y r   or  e x y rx ry

const STROKE = /^(=?)([-~^]?)([A-Za-z]*)([!+]?)([\d.]*)(?:([,:])([\d.]+))?\s+(.+)$/s;
export const num = (n: number) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
const num2 = (n: number) => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.');
export const join = (ns: number[]) =>
  ns.map(num).reduce((s, n) => s + (!s || n[0] === '-' || (n[0] === '.' && /\.\d+$/.test(s)) ? '' : ' ') + n, '');

/** Absolute path with every point moved. */
export function move(d: string, fx: (x: number) => number, fy: (y: number) => number = (y) => y) {
  return d.replace(/([MLCSQTHVZ])([^A-Z]*)/g, (_, op, rest) => {
    const ns = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const at = (n: number, i: number) => (op === 'V' || (op !== 'H' && i % 2) ? fy(n) : fx(n));
    return op + join(ns.map(at));
  });
}
export const mirrored = (d: string) => move(d, (x) => 100 - x);

/** The same path in relative steps, which is usually shorter. */
export function tight(d: string) {
  let x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    out = '',
    last = '';
  for (const [, op, rest] of d.matchAll(/([MLCSQTHVZ])([^A-Z]*)/g)) {
    const ns = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (op === 'Z') {
      out += 'z';
      last = '';
      x = sx;
      y = sy;
      continue;
    }
    const step = op === 'C' ? 6 : op === 'S' || op === 'Q' ? 4 : op === 'H' || op === 'V' ? 1 : 2;
    for (let i = 0; i < ns.length; i += step) {
      const part = ns.slice(i, i + step);
      const rel = part.map((n, j) => (op === 'V' || (op !== 'H' && j % 2) ? n - y : n - x));
      const first = out === '';
      const upright = op === 'L' && !Math.round(rel[0] * 10);
      const word = op === 'M' && i ? 'l' : first ? 'M' : upright ? 'v' : op.toLowerCase();
      const text = first ? join(part) : join(upright ? [rel[1]] : rel);
      out += word === last ? (text[0] === '-' ? '' : ' ') + text : word + text;
      last = word === 'm' || word === 'M' ? '' : word;
      if (op !== 'V') x = Math.round(part[op === 'H' ? 0 : step - 2] * 10) / 10;
      if (op !== 'H') y = Math.round(part[step - 1] * 10) / 10;
      if (op === 'M' && !i) {
        sx = x;
        sy = y;
      }
    }
  }
  return out;
}

/** Straight lines as long thin boxes, or '' if the path is not made of single lines. */
function boxes(d: string, half: number) {
  const lines = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)([LHV])(-?[\d.]+)(?: (-?[\d.]+))?(?=M|$)/g)];
  if (lines.map((m) => m[0]).join('') !== d) return '';
  return lines
    .map(([, sx, sy, op, a, b]) => {
      const [x, y] = [+sx, +sy],
        [u, v] = op === 'H' ? [+a, y] : op === 'V' ? [x, +a] : [+a, +b];
      const k = half / Math.hypot(u - x, v - y),
        [dx, dy] = [(y - v) * k, (u - x) * k];
      return `M${join([x + dx, y + dy])}L${join([u + dx, v + dy])}L${join([u - dx, v - dy])}L${join([x - dx, y - dy])}Z`;
    })
    .join('');
}

/** `fx`: moves or mirrors it */
export function art(src: string, own: Paint = {}, fx?: (x: number) => number) {
  let out = '';
  for (const piece of src.split(/[|\n]/)) {
    const m = STROKE.exec(piece.trim());
    if (!m) continue;
    const [, twin, mode, name, tone, width, dash, gap, raw] = m;
    const shape = fx && raw[0] === 'M' ? move(raw, fx) : raw;
    let colour = own[name + tone] ?? own[name] ?? pick(TONES, name || 'k');
    if (tone && !own[name + tone]) colour = tone === '!' ? darker(colour) : lighter(colour);
    if (mode === '^') {
      const box = shape[0] === 'M' ? boxes(shape, +width / 2 + 0.4) : '';
      out += box
        ? art(`${name}${tone} ${box}`, own)
        : art(`~k${+width + 1.8} ${raw}|~${name}${tone}${width} ${raw}`, own, fx);
      continue;
    }
    let style =
      mode === '~'
        ? colour === TONES.k
          ? ''
          : ` stroke="${colour}"`
        : ` fill="${colour}"` + (mode === '-' ? ' stroke="none"' : '');
    if (width && (+width < 0.75 || +width > 1.25)) style += ` stroke-width="${num(+width)}"`;
    if (gap)
      style += dash === ',' ? ` stroke-dasharray="0 ${gap}"` : ` stroke-dasharray="${gap}" stroke-linecap="butt"`;
    const [kind, ...at] = shape.split(' ');
    const cx = fx && kind !== 'M' ? num(fx(+at[0])) : at[0];
    if (kind === 'o') out += `<circle cx="${cx}" cy="${at[1]}" r="${at[2]}"${style}/>`;
    else if (kind === 'e') out += `<ellipse cx="${cx}" cy="${at[1]}" rx="${at[2]}" ry="${at[3]}"${style}/>`;
    else out += `<path d="${tight(twin ? shape + mirrored(shape) : shape)}"${style}/>`;
  }
  return out;
}

/** Neighbours of the same style become one path. */
export function merged(svg: string) {
  const twin = /<path d="([^"]*)"([^>]*)\/><path d="([^"]*)"\2\/>/g;
  for (let before = ''; before !== svg;) {
    before = svg;
    svg = svg.replace(twin, (all, a, style, b) =>
      /fill=/.test(style) && !/stroke="none"/.test(style) ? all : `<path d="${a}${b}"${style}/>`,
    );
  }
  return svg;
}

/** `m`: x' = m0 x + m2 y + m4, y' = m1 x + m3 y + m5 */
export function group(m: number[], inner: string) {
  const text = m.map((n, i) => (i > 3 ? num(n) : num2(n)).replace(/^-0$/, '0')).join(' ');
  return !inner || text === '1 0 0 1 0 0' ? inner : `<g transform="matrix(${text})">${inner}</g>`;
}
/** First n, then m. */
export const after = (m: number[], n: number[]) => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
