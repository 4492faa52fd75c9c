/** Things by their names in full, for who hears the table: what it is, what it gives, and what can be done with it. */

import type { Choice, Player } from '../api/types';
import { helpFor, idleReason, type Scene } from '../help/content';
import { whyNot } from '../help/reasons';
import type { Topic } from '../help/topics';
import { t } from '../i18n/index.svelte';
import { FOODS, ROOMS, roomState } from '../table/board/board';

type TopicOf<About> = Extract<Topic, { about: About }>;
/** What a thing is called, and what else there is to know of it. */
interface Told {
  head: string;
  /** Said unless the choice says it already. */
  also?: string[];
  more: string[];
  /** It tells by itself why it cannot be used. */
  clear?: boolean;
}

/** More choices than these are told when their list opens. */
const MOST_TOLD = 3;

/** The name of a thing that has these choices; `label` is for things that say all about themselves. */
export function nameOf(scene: Scene, topic: Topic | undefined, choices: Choice[], label = ''): string {
  const told = (topic && about(topic, scene)) ?? { head: label, more: [] };
  if (choices.length === 1) return sentences([choices[0].text, ...told.more]);
  const also = [told.head, ...(told.also ?? []), ...told.more];
  if (choices.length === 0) return sentences([...also, (!told.clear && topic && whyNot(scene, topic)) || '']);
  const texts = choices.length > MOST_TOLD ? [] : choices.map(({ text }) => text);
  return sentences([...also, t('heard-choices', { n: choices.length }), ...texts]);
}

/** Parts of a name, each as a sentence. */
export function sentences(parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part)
    .map((part) => part[0].toUpperCase() + part.slice(1) + (/[.!?…]$/.test(part) ? '' : '.'))
    .join(' ');
}

function about(topic: Topic, scene: Scene): Told | null {
  switch (topic.about) {
    case 'guest':
      return guest(topic, scene);
    case 'staff':
      return staff(topic, scene);
    case 'objective':
      return objective(topic, scene);
    case 'room':
      return room(topic, scene);
    case 'space':
      return space(topic, scene);
    default:
      return null;
  }
}

function foods(counts: Partial<Record<(typeof FOODS)[number], number>>): string {
  return FOODS.filter((food) => counts[food])
    .map((food) => t(`foods-${food}`, { n: counts[food] ?? 0 }))
    .join(', ');
}

function guest({ number, place, table, seat }: TopicOf<'guest'>, scene: Scene): Told | null {
  const card = scene.guests.get(number);
  if (!card) return null;
  const player = seat === undefined ? scene.me : scene.view?.players[seat];
  const seated = table === undefined ? null : player?.cafe[table];
  const prices = scene.table?.insight?.prices?.guests ?? scene.board.guest_cost;
  return {
    head: seated ? t('heard-at-table', { guest: card.name, table: table! + 1 }) : card.name,
    also: place === undefined ? [] : [t('heard-price', { cost: prices[place] })],
    more: [
      t(`help-guest-${card.colour}`),
      t('help-bonus-points', { n: card.points }),
      t('heard-order', { foods: foods(card.order) }),
      seated ? missing(seated.missing) : '',
      card.text ? t('heard-reward', { reward: card.text }) : t('help-no-reward'),
    ],
  };
}

function missing(counts: Parameters<typeof foods>[0]): string {
  return t('heard-missing', { foods: foods(counts) || 'none' });
}

function staff({ number, where }: TopicOf<'staff'>, { staff, table }: Scene): Told | null {
  const card = staff.get(number);
  if (!card) return null;
  const bought = where === 'hand' || where === 'offer';
  const cost = table?.insight?.prices?.staff[number] ?? card.cost;
  return { head: card.name, also: bought ? [t('heard-price', { cost })] : [], more: [card.text] };
}

function objective({ number, letter }: TopicOf<'objective'>, scene: Scene): Told {
  const { objectives, progress, view, names, board } = scene;
  const own = progress['ABC'.indexOf(letter)];
  const players = view?.players ?? [];
  const claims = board.claim_points.map((points, place) => {
    const seat = players.findIndex(({ claims }) => claims[letter] === place + 1);
    return { points, by: seat < 0 ? null : names[seat] };
  });
  // Against Leopold there are as many spots as players.
  if (players.some(({ automa }) => automa)) claims.splice(players.length);
  const left = claims.filter(({ by }) => by === null).map(({ points }) => points);
  return {
    head: `${t('help-objective-title', { letter })}: ${objectives.get(number)?.text ?? ''}`,
    more: [
      own ? t('help-objective-have', { have: own.have, need: own.need }) : '',
      (own?.counts ?? [])
        .map(({ icon, have, need }) => t('heard-count', { what: t(`help-icon-${icon}`), have, need }))
        .join('; '),
      ...claims
        .filter(({ by }) => by !== null)
        .map(({ points, by }) => t('heard-claimed', { player: by!, points: t('help-bonus-points', { n: points }) })),
      t('heard-left', { points: left.join(', ') || 'none' }),
      ...players.flatMap(({ automa }, seat) => {
        const marker = automa?.countdown[letter];
        return marker ? [t('heard-marker', { player: names[seat], marker })] : [];
      }),
    ],
    clear: own && own.have < own.need,
  };
}

function room(topic: TopicOf<'room'>, scene: Scene): Told | null {
  const player = scene.view?.players[topic.seat];
  const colour = player && scene.hotels.get(player.hotel)?.rooms[topic.room];
  if (!colour) return null;
  const [state, ...more] = helpFor(topic, scene).lines;
  const place = { floor: Math.floor(topic.room / 5) + 1, column: (topic.room % 5) + 1 };
  return { head: t('heard-room', { colour, ...place }), also: [state], more };
}

function space(topic: TopicOf<'space'>, scene: Scene): Told {
  const { title, lines } = helpFor(topic, scene);
  const [action, strength] = lines;
  const nothing = idleReason(topic.value, scene);
  return {
    head: t('heard-space', { title }),
    also: [strength],
    more: nothing ? [nothing] : [action],
    clear: !scene.view?.dice[topic.value - 1],
  };
}

/** The emperor track: where all stand, what their spaces are worth, and what comes next. */
export function emperorName(scene: Scene, next: { round: number; back: number }): string {
  const spaces = scene.view!.players.map(({ emperor }, seat) => {
    const points = t('help-bonus-points', { n: scene.board.space_points[emperor] });
    return `${scene.names[seat]} ${emperor} (${points})`;
  });
  return sentences([t('emperor-label', { spaces: spaces.join(', ') }), t('help-emperor', { ...next })]);
}

/** A hotelier with everything that lies open. */
export function rivalName(scene: Scene, seat: number): string {
  const player = scene.view!.players[seat];
  const count = (state: string) => ROOMS.filter((room) => roomState(player, room) === state).length;
  const occupied = count('occupied');
  const hand = Array.isArray(player.hand) ? player.hand.length : player.hand;
  const cards = player.staff.flatMap((number) => scene.staff.get(number)?.name ?? []);
  if (player.automa)
    return sentences([
      `${scene.names[seat]}, ${t('solo-level', { level: player.automa.level })}: ${t('help-bonus-points', { n: player.points })}`,
      t('heard-emperor', { space: player.emperor }),
      t('rooms-occupied', { occupied, rooms: occupied }),
      cards.length ? t('heard-staff', { cards: cards.join(', ') }) : t('no-staff'),
      t('solo-pile', { n: player.automa.pile_left }),
      ...countdown(scene, seat),
      t('heard-open-board'),
    ]);
  return sentences([
    `${scene.names[seat]}: ${t('help-bonus-points', { n: player.points })}, ${t('help-bonus-krone', { n: player.krones })}`,
    t('heard-emperor', { space: player.emperor }),
    t('kitchen-label', { foods: foods(player.kitchen) || t('heard-nothing') }),
    t('rooms-occupied', { occupied, rooms: occupied + count('prepared') }),
    ...cafe(scene, player),
    cards.length ? t('heard-staff', { cards: cards.join(', ') }) : t('no-staff'),
    t('heard-hand', { n: hand }),
    ...goals(scene, seat),
    t('heard-open-board'),
  ]);
}

function countdown({ view, names }: Scene, seat: number): string[] {
  const { automa, claims } = view!.players[seat];
  return (['A', 'B', 'C'] as const).flatMap((letter) => {
    const marker = claims[letter] ? 1 : automa?.countdown[letter];
    const what = t('help-objective-title', { letter });
    return marker ? [`${what}: ${t('heard-marker', { player: names[seat], marker })}`] : [];
  });
}

function goals({ table, view, objectives }: Scene, seat: number): string[] {
  return (table?.insight?.progress[seat] ?? []).flatMap(({ have, need }, index) => {
    const what = objectives.get(view!.objectives[index])?.text;
    return what ? [t('heard-count', { what, have, need })] : [];
  });
}

function cafe({ guests }: Scene, player: Player): string[] {
  return player.cafe.flatMap((table, place) => {
    const card = table && guests.get(table.guest);
    if (!card) return [];
    return [`${t('heard-at-table', { guest: card.name, table: place + 1 })}: ${missing(table.missing)}`];
  });
}

export type Change = 'krones' | 'emperor' | 'points';
const UNITS = { points: 'help-bonus-points', krones: 'help-bonus-krone', emperor: 'help-bonus-emperor' } as const;

/** What was gained or lost, with its unit. */
export function changeName(kind: Change, change: number): string {
  const what = t(UNITS[kind], { n: Math.abs(change) });
  return t(change < 0 ? 'heard-loss' : 'heard-gain', { what });
}
