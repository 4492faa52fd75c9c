/** What help says about a thing: its name and a few plain lines. */

import type { GuestCard } from '../api/types';
import { rewardStrips } from '../design/strips';
import { t } from '../i18n/index.svelte';
import { bonusOf, GUEST_COST, ROOM_POINTS, roomState, SCORINGS } from '../table/board';
import type { TableModel } from '../table/model.svelte';
import { progressOf } from '../table/progress';
import type { Topic } from './topics';

/** What help needs to know of the table. */
export type Scene = Pick<
  TableModel,
  | 'table'
  | 'view'
  | 'me'
  | 'prompt'
  | 'asked'
  | 'names'
  | 'guests'
  | 'staff'
  | 'tiles'
  | 'objectives'
  | 'hotels'
  | 'choices'
  | 'of'
>;

export interface HelpContent {
  title: string;
  lines: string[];
}

type TopicOf<About> = Extract<Topic, { about: About }>;

export function helpFor(topic: Topic, scene: Scene): HelpContent {
  switch (topic.about) {
    case 'guest':
      return { title: scene.guests.get(topic.number)?.name ?? '', lines: guestLines(topic, scene) };
    case 'staff': {
      const card = scene.staff.get(topic.number);
      return {
        title: card?.name ?? '',
        lines: card ? [card.text, t(`help-staff-${card.when.replace('_', '-')}`)] : [],
      };
    }
    case 'space':
      return { title: t(`help-space-${topic.value}-title`), lines: spaceLines(topic, scene) };
    case 'tile':
      return { title: t('help-tile-title', { letter: topic.name[0] }), lines: tileLines(topic, scene) };
    case 'objective':
      return { title: t('help-objective-title', { letter: topic.letter }), lines: objectiveLines(topic, scene) };
    case 'room':
      return roomHelp(topic, scene);
    case 'thing':
      return { title: t(`help-${topic.name}-title`), lines: [t(`help-${topic.name}`, topic.values)] };
  }
}

/** The parts of a guest's reward, each as a strip of icons and in a sentence. */
export function rewardLines(card: GuestCard): { strip: string; text: string }[] {
  const strips = rewardStrips(card.reward);
  const distinct = card.reward.filter(
    (part, index) => card.reward.findIndex((other) => other.effect === part.effect && other.n === part.n) === index,
  );
  return distinct.map(({ effect, n }, index) => ({
    strip: strips[index],
    text: t(`help-part-${effect.replaceAll('_', '-')}`, { n }),
  }));
}

function guestLines({ place }: TopicOf<'guest'>, { prompt, asked }: Scene): string[] {
  if (place === undefined) return [];
  const free = asked && (prompt?.ask === 'first_guest' || prompt?.ask === 'take_guest_free');
  return [free ? t('help-guest-free') : t('help-guest-price', { cost: GUEST_COST[place] })];
}

function spaceLines({ value }: TopicOf<'space'>, scene: Scene): string[] {
  const boosted = scene.of(`die:${value}`).some(({ name }) => name.startsWith('TAKE_DIE_BOOSTED'));
  return [
    t(`help-space-${value}`),
    t('help-strength', { dice: scene.view?.dice[value - 1] ?? 0 }),
    ...(boosted ? [t('help-boost')] : []),
  ];
}

function tileLines({ name }: TopicOf<'tile'>, scene: Scene): string[] {
  const tile = scene.tiles.get(name);
  const { round, back } = SCORINGS.find(({ letter }) => letter === name[0])!;
  return [
    t('help-tile-when', { round, back }),
    t('help-tile-reward', { reward: tile?.text ?? '' }),
    t('help-tile-nothing'),
    t('help-tile-penalty', { penalty: tile?.penalty ?? '' }),
  ];
}

function objectiveLines({ number }: TopicOf<'objective'>, { me, hotels, objectives }: Scene): string[] {
  const board = me && hotels.get(me.hotel);
  const progress = board ? progressOf(number, me, board) : null;
  return [
    objectives.get(number)?.text ?? '',
    t('help-objective-places'),
    ...(progress ? [t('help-objective-have', { have: progress.have, need: progress.need })] : []),
  ];
}

function roomHelp({ seat, room }: TopicOf<'room'>, { view, hotels, guests }: Scene): HelpContent {
  const player = view?.players[seat];
  const board = player && hotels.get(player.hotel);
  if (!player || !board) return { title: '', lines: [] };
  const colour = board.rooms[room];
  const floor = Math.floor(room / 5) + 1;
  const state = roomState(player, room);
  const index = board.groups.findIndex((rooms) => rooms.includes(room));
  const group = board.groups[index];
  const { n, icon } = bonusOf(colour, group.length);
  const bonus = t(`help-bonus-${icon}`, { n });
  const guest = guests.get(view.tenants[seat]?.[room]);
  const have = group.filter((other) => roomState(player, other) === 'occupied').length;
  const lines = [t(`help-room-${state}`, { cost: floor - 1, points: floor, colour })];
  if (guest) lines.push(t('help-room-tenant', { guest: guest.name }));
  if (state === 'empty' && ROOM_POINTS[room]) lines.push(t('help-room-printed', { points: ROOM_POINTS[room] }));
  lines.push(
    player.groups_paid.includes(index)
      ? t('help-room-group-paid', { bonus })
      : t('help-room-group', { size: group.length, have, bonus }),
  );
  return { title: t('help-room-title', { colour, floor }), lines };
}
