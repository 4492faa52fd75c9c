/** What help says about a thing: its name and a few plain lines. */

import { t } from '../i18n/index.svelte';
import { bonusOf, roomState } from '../table/board/board';
import type { TableModel } from '../table/state/model.svelte';
import { isBoosted } from '../table/state/touches';
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
  | 'offered'
  | 'offeredAt'
  | 'board'
  | 'progress'
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
    case 'rival':
      return { title: scene.names[topic.seat], lines: [] };
    case 'thing':
      return { title: t(`help-${topic.name}-title`), lines: [t(`help-${topic.name}`, topic.values)] };
  }
}

function guestLines({ place }: TopicOf<'guest'>, scene: Scene): string[] {
  if (place === undefined) return [];
  const { table, board, prompt } = scene;
  const free = prompt?.ask !== 'turn' && scene.offeredAt(`guest:${place}`).length > 0;
  const prices = table?.insight?.prices?.guests ?? board.guest_cost;
  return [free ? t('help-guest-free') : t('help-guest-price', { cost: prices[place] })];
}

function spaceLines({ value }: TopicOf<'space'>, scene: Scene): string[] {
  const boosted = scene.offeredAt(`die:${value}`).some(isBoosted);
  const nothing = idleReason(value, scene);
  return [
    t(`help-space-${value}`),
    t('help-strength', { dice: scene.view?.dice[value - 1] ?? 0 }),
    ...(boosted ? [t('help-boost')] : []),
    ...(nothing ? [nothing] : []),
  ];
}

/** Why the action of a space would do nothing, if it would. */
export function idleReason(value: number, scene: Scene): string | undefined {
  const plain = scene.offeredAt(`die:${value}`, `action:${value}`).find((choice) => !isBoosted(choice));
  return plain && scene.table?.insight?.idle[plain.id];
}

function tileLines({ name }: TopicOf<'tile'>, scene: Scene): string[] {
  const tile = scene.tiles.get(name);
  const { round, back } = scene.board.scorings.find(({ letter }) => letter === name[0])!;
  return [
    t('help-tile-when', { round, back }),
    t('help-tile-reward', { reward: tile?.text ?? '' }),
    t('help-tile-nothing'),
    t('help-tile-penalty', { penalty: tile?.penalty ?? '' }),
  ];
}

function objectiveLines({ number, letter }: TopicOf<'objective'>, { progress, objectives }: Scene): string[] {
  const own = progress['ABC'.indexOf(letter)];
  return [
    objectives.get(number)?.text ?? '',
    t('help-objective-places'),
    ...(own ? [t('help-objective-have', { have: own.have, need: own.need })] : []),
  ];
}

function roomHelp({ seat, room }: TopicOf<'room'>, scene: Scene): HelpContent {
  const { view, hotels, guests, table, board: printed } = scene;
  const player = view?.players[seat];
  const board = player && hotels.get(player.hotel);
  if (!player || !board) return { title: '', lines: [] };
  const colour = board.rooms[room];
  const floor = Math.floor(room / 5) + 1;
  const state = roomState(player, room);
  const index = board.groups.findIndex((rooms) => rooms.includes(room));
  const group = board.groups[index];
  const { n, icon } = bonusOf(printed, colour, group.length);
  const bonus = t(`help-bonus-${icon}`, { n });
  const guest = guests.get(view.tenants[seat]?.[room]);
  const have = group.filter((other) => roomState(player, other) === 'occupied').length;
  const prices = table?.you === seat ? table.insight?.prices?.rooms : undefined;
  const cost = prices ? prices[room] : printed.floor_cost[floor - 1];
  const lines = [t(`help-room-${state}`, { cost, points: floor, colour })];
  if (guest) lines.push(t('help-room-tenant', { guest: guest.name }));
  if (state === 'empty' && printed.room_points[room])
    lines.push(t('help-room-printed', { points: printed.room_points[room] }));
  lines.push(
    player.groups_paid.includes(index)
      ? t('help-room-group-paid', { bonus })
      : t('help-room-group', { size: group.length, have, bonus }),
  );
  return { title: t('help-room-title', { colour, floor }), lines };
}
