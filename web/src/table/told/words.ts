/** An act in a few words, with marks for what is drawn: [[icon:krone|2]], [[die:5|]], [[room:blue|]], and cards. */

import type { Food } from '../../api/types';
import { t } from '../../i18n/index.svelte';
import { changeName } from '../../spoken/names';
import { plain, type Changes, type LogLine } from '../log/chronicle';
import type { TableModel } from '../state/model.svelte';
import { actionOf, type Act } from './acts';

type Scene = Pick<TableModel, 'names' | 'guests' | 'view' | 'hotels'>;
type Line<Kind> = LogLine & { event: { event: Kind } };

const icon = (name: string, text: number | string = '') => `[[icon:${name}|${text}]]`;
const ofKind = <Kind extends string>(lines: LogLine[], ...kinds: Kind[]) =>
  lines.filter((line): line is Line<Kind> => kinds.includes(line.event.event as Kind));

/** What food went where, such as 2 wine → Countess. */
function foods(lines: LogLine[], { guests }: Scene): string {
  const places = new Map<string, Map<Food, number>>();
  for (const { event, times } of ofKind(lines, 'food_put', 'served', 'food_stored')) {
    const place = event.guest ? (guests.get(event.guest)?.name ?? '') : t('kitchen');
    const amounts = places.get(place) ?? new Map<Food, number>();
    amounts.set(event.food!, (amounts.get(event.food!) ?? 0) + (event.count ?? 1) * times);
    places.set(place, amounts);
  }
  return [...places]
    .map(([place, amounts]) => `${[...amounts].map(([food, n]) => icon(food, n)).join(' ')} → ${place}`)
    .join(', ');
}

function rooms(lines: LogLine[], { view, hotels }: Scene): string {
  return lines
    .map(({ event: { seat, room } }) => {
      const board = hotels.get(view?.players[seat!]?.hotel ?? '');
      return `[[room:${board?.rooms[room!] ?? 'any'}|]]`;
    })
    .join('');
}

const prepared = (lines: LogLine[], scene: Scene): string => {
  const cost = lines.reduce((sum, { event }) => sum + (event.cost ?? 0), 0);
  return t('act-prepare', { rooms: rooms(lines, scene), n: cost, cost: icon('krone', cost) });
};

/** The server's sentence without its subject, which stands before it. */
function said({ event }: LogLine, names: string[]): string {
  const name = event.seat === undefined ? '' : names[event.seat];
  return name && event.text.startsWith(name) ? event.text.slice(name.length).trimStart() : event.text;
}

function deed({ lines, seat }: Act, scene: Scene): string {
  const [{ event }] = lines;
  const paid = { n: event.cost ?? 0, cost: icon('krone', event.cost ?? 0) };
  const card = () => /\[\[(?:guest|staff):[^\]]*\]\]/.exec(event.text)?.[0] ?? '';
  switch (event.event) {
    case 'die_taken':
      return t('act-die', { die: `[[die:${event.value}|]]` });
    case 'guest_taken':
      return t('act-guest', { guest: card(), ...paid });
    case 'staff_played':
      return t('act-staff', { staff: card(), ...paid });
    case 'moved_in':
      return t('act-move-in', { guest: card(), room: rooms(lines.slice(0, 1), scene) });
    case 'served':
      return t('act-serve', { foods: foods(lines, scene) });
    case 'room_prepared':
      return prepared(ofKind(lines, 'room_prepared'), scene);
    case 'food_put':
    case 'food_stored':
      return foods(lines, scene);
    default:
      return seat === null ? event.text : said(lines[0], scene.names);
  }
}

/** What came of it, apart from what it changed. */
function more(act: Act, scene: Scene): string[] {
  const [first, ...rest] = act.lines;
  const told: string[] = [];
  const own = first.event.event;
  if (own !== 'served' && own !== 'food_put' && own !== 'food_stored') told.push(foods(rest, scene));
  const prepares = ofKind(rest, 'room_prepared');
  if (prepares.length && own !== 'room_prepared') told.push(prepared(prepares, scene));
  const action = actionOf(act.lines);
  const strength = ofKind(rest, 'action')[0]?.event.strength;
  if (strength && told.every((part) => !part) && (action !== 4 || !Object.keys(act.changes).length))
    told.push(t('act-strength', { n: strength }));
  for (const line of ofKind(rest, 'rewarded', 'penalized', 'penalty_ignored', 'extra_turn', 'food_lost'))
    told.push(said(line, scene.names));
  for (const [kind, name] of [
    ['group_full', 'group'],
    ['staff_drawn', 'draw-staff'],
    ['staff_returned', 'staff'],
  ] as const) {
    const times = ofKind(rest, kind).reduce((sum, line) => sum + line.times, 0);
    if (times) told.push(icon(name, kind === 'group_full' ? '' : `${kind === 'staff_returned' ? '−' : ''}${times}`));
  }
  return told.filter(Boolean);
}

/** The act without who did it; in a list whose symbols show the dice, without the die. */
export function wordsOf(act: Act, scene: Scene, listed = false): string {
  const rest = more(act, scene);
  if (listed && rest.length && act.lines[0].event.event === 'die_taken') return rest.join(', ');
  return rest.length ? `${deed(act, scene)}: ${rest.join(', ')}` : deed(act, scene);
}

/** The symbol of an act. */
export function iconOf({ lines: [{ event }] }: Act): string {
  if (event.event === 'die_taken') return `die-${event.value}`;
  return ICONS[event.event] ?? 'ui-right';
}

const ICONS: Record<string, string> = {
  guest_taken: 'guest',
  served: 'kitchen',
  food_put: 'food',
  food_stored: 'food',
  room_prepared: 'prepare',
  room_occupied: 'occupy',
  room_removed: 'prepare',
  moved_in: 'key',
  objective_claimed: 'objective',
  staff_played: 'play-staff',
  staff_used: 'staff',
  staff_dismissed: 'staff',
  staff_drawn: 'draw-staff',
  staff_returned: 'staff',
  passed: 'ui-pass',
  emperor_scored: 'emperor',
  rewarded: 'emperor',
  penalized: 'emperor',
  penalty_ignored: 'emperor',
  turn_started: 'extra',
  extra_turn: 'extra',
  die_discarded: 'die-1',
  round_started: 'bell',
  notice: 'bell',
};

/** A line of the log as somebody would read it out. */
export function spoken({ event, times, changes }: LogLine): string {
  const brought = (Object.entries(changes) as [keyof Changes, number][])
    .filter(([, change]) => change)
    .map(([kind, change]) => changeName(kind, change));
  const what = plain(event.text) + (times > 1 ? `, ${t('heard-times', { n: times })}` : '');
  return brought.length ? `${what}: ${brought.join(', ')}` : what;
}
