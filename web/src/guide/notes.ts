/** What Leopold explains in a first game, each thing when it first turns up. */

import type { TableModel } from '../table/model.svelte';

/** What the guide sees of the table. */
export type Scene = Pick<TableModel, 'table' | 'view' | 'me' | 'prompt' | 'asked' | 'busy' | 'choices' | 'events'>;

export interface Note {
  /** Its words are guide-<id> and guide-<id>-title. */
  id: string;
  /** Where the rules say more. */
  section: string;
  when: (scene: Scene) => boolean;
}

const asks =
  (...names: string[]) =>
  ({ asked, prompt }: Scene) =>
    asked &&
    prompt !== null &&
    names.some((name) => prompt.ask === name || (name.endsWith('*') && prompt.ask.startsWith(name.slice(0, -1))));

const among = (block: string, { choices }: Scene) => choices.some((choice) => choice.name.split(':')[0] === block);

/** In a turn, one of the choices is of this block. */
const offers = (block: string) => (scene: Scene) => asks('turn')(scene) && among(block, scene);

/** It has happened to this player. */
const happened = (kind: string) => (scene: Scene) =>
  scene.events.some((event) => event.event === kind && event.seat === scene.table?.you);

const round = (scene: Scene) => scene.view?.round ?? 0;
/** Not the very first turn, when there is enough to read already. */
const experienced = (scene: Scene) => round(scene) > 1 || (scene.me?.turns ?? 0) > 0;

/** The earlier in the list, the sooner it is said. */
export const NOTES: Note[] = [
  { id: 'welcome', section: 'goal', when: ({ view }) => view !== null },
  { id: 'first-guest', section: 'first-guest', when: asks('first_guest') },
  { id: 'first-rooms', section: 'first-rooms', when: asks('first_rooms*') },
  { id: 'draft', section: 'hands', when: asks('keep_staff') },
  { id: 'food', section: 'action-1', when: asks('food_action') },
  { id: 'drinks', section: 'action-2', when: asks('drinks_action') },
  { id: 'place', section: 'food', when: asks('gain_*') },
  { id: 'rooms', section: 'action-3', when: asks('prepare_*') },
  { id: 'krones', section: 'action-4', when: asks('krones_action') },
  {
    id: 'staff',
    section: 'action-5',
    when: (scene) => scene.asked && among('PLAY_STAFF', scene) && !asks('play_looked_at')(scene),
  },
  { id: 'six', section: 'action-6', when: asks('copy_action*') },
  { id: 'three', section: 'effects', when: asks('play_looked_at') },
  { id: 'key', section: 'move-in', when: asks('move_in') },
  { id: 'any-order', section: 'move-in', when: asks('any_order') },
  { id: 'penalty', section: 'penalties', when: asks('penalty', 'return_staff', 'dismiss_staff', 'remove_*') },
  { id: 'guest', section: 'turn', when: offers('TAKE_GUEST') },
  { id: 'dice', section: 'strength', when: offers('TAKE_DIE') },
  { id: 'move-in', section: 'move-in', when: offers('MOVE_IN') },
  { id: 'end-turn', section: 'turn', when: offers('END_TURN') },
  { id: 'claim', section: 'objectives', when: offers('CLAIM') },
  { id: 'reward', section: 'move-in', when: happened('moved_in') },
  { id: 'group', section: 'groups', when: happened('group_full') },
  { id: 'emperor-scored', section: 'emperor', when: happened('emperor_scored') },
  { id: 'emperor-soon', section: 'emperor', when: (scene) => round(scene) === 3 },
  { id: 'last-round', section: 'final', when: (scene) => round(scene) === 7 },
  { id: 'over', section: 'final', when: ({ table }) => table?.status === 'over' },
  { id: 'serve', section: 'additional', when: offers('SERVE') },
  { id: 'use-staff', section: 'staff', when: offers('USE_STAFF') },
  { id: 'undo', section: 'turn', when: (scene) => scene.asked && (scene.table?.undo ?? 0) > 0 && experienced(scene) },
  { id: 'boost', section: 'strength', when: (scene) => offers('TAKE_DIE_BOOSTED')(scene) && experienced(scene) },
  { id: 'pass', section: 'pass', when: (scene) => offers('PASS')(scene) && experienced(scene) },
  { id: 'reroll', section: 'pass', when: ({ events }) => events.some((event) => event.event === 'die_discarded') },
  { id: 'steps', section: 'emperor', when: happened('emperor') },
  { id: 'waiting', section: 'order', when: (scene) => round(scene) > 0 && !scene.asked },
  { id: 'next-round', section: 'round-end', when: (scene) => round(scene) > 1 },
  { id: 'objectives', section: 'objectives', when: (scene) => round(scene) > 1 && scene.asked },
  {
    id: 'cafe-full',
    section: 'cafe',
    when: (scene) => asks('turn')(scene) && (scene.me?.cafe.every((table) => table !== null) ?? false),
  },
  { id: 'rich', section: 'krones', when: ({ me }) => (me?.krones ?? 0) > 16 },
];
