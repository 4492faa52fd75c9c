/** The grounds and frames that tell the group of a card. */

import { mix, pick, TONES } from './colours';
import { art, mirrored, tight } from './notation';

/** Ground, frame ('' is the staff's black-and-white), and the squares of a 3 x 3 ornament. */
const PANELS: Record<string, [string, string, string]> = {
  artist: ['#e6bd5a', '#b07a1c', '.x.xxx.x.'],
  noble: ['#8fabc8', '#2d4b76', 'x.x.x.x.x'],
  citizen: ['#c97f6d', '#872c28', 'xx.x.x.xx'],
  tourist: ['#97b182', '#3c6037', 'xxxx.xxxx'],
  kitchen: ['#bdc9b8', '', 'x...x...x'],
  table: ['#dcc29c', '', '.x.x.x.x.'],
  rooms: ['#c8b9c6', '', 'x.x...x.x'],
  desk: ['#b4c1c7', '', 'xxx...xxx'],
  yard: ['#cfc9a6', '', '..x.x.x..'],
};

export function panel(name: string) {
  const [ground, , cells] = pick(PANELS, name);
  const spot = (c: string, i: number) =>
    c === 'x' ? `M${11 + (i % 3) * 4} ${11 + Math.floor(i / 3) * 4}H${11 + (i % 3) * 4}` : '';
  const squares = [...cells].map(spot).join('');
  const light = mix(ground, '#fff8e0', 0.5);
  return (
    `<path d="M0 0h100v120H0z" fill="${ground}"/><path d="${tight(squares + mirrored(squares))}" stroke="${light}" stroke-width="3" stroke-linecap="square"/>` +
    art('=~G M13 25V116M17 25V116', { G: light })
  );
}

export function frame(name: string) {
  const deep = PANELS[name][1];
  return (
    `<path d="M0 0v120h100V0zM4 4h92v112H4z" fill="${deep || TONES.black}" stroke="${TONES[deep ? 'l' : 'g']}"/>` +
    (deep ? '' : art('~w2:4 M0 2H100M0 118H100M2 6V114M98 6V114'))
  );
}
