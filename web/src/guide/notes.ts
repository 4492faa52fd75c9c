/** What Leopold explains in a first game, each thing when it first turns up. */

import { nextScoring, roomState } from '../table/board/board';
import type { TableModel } from '../table/state/model.svelte';
import { PANELS, type Panel } from '../table/phone/panels';

/** What the guide sees of the table. */
export type Scene = Pick<
  TableModel,
  'table' | 'view' | 'me' | 'prompt' | 'asked' | 'busy' | 'choices' | 'events' | 'hotels' | 'board' | 'cards'
>;

export interface Note {
  /** Its words are guide-<id> and guide-<id>-title. */
  id: string;
  /** Where the rules say more. */
  section: string;
  when: (scene: Scene) => boolean;
  /** Selectors of what it is about; the first that finds something counts. */
  at?: (scene: Scene) => string[];
  /** What its words mention. */
  values?: (scene: Scene) => Record<string, number>;
  /** It is said again in every round, as long as it applies. */
  everyRound?: boolean;
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

/** The tab of a phone behind which something lies. */
const tab = (name: Panel) => `.tab:nth-child(${Object.keys(PANELS).indexOf(name) + 1})`;
/** Where a thing is when it is out of sight. */
const behind = (name: string): string[] =>
  Object.entries(PANELS).flatMap(([panel, { things }]) => (things.test(name) ? [tab(panel as Panel)] : []));
const thing = (kind: string) => () => [
  `[data-thing^="${kind}:"].is-target`,
  `[data-thing^="${kind}:"]`,
  ...behind(kind),
];
const exactly = (name: string) => [`[data-thing="${name}"]`, ...behind(name)];
const seen =
  (...selectors: string[]) =>
  () =>
    selectors;
const EMPEROR = seen('.etrack', '.ptop__v:not(.ptop__vp)', tab('court'));

/** Something has not been done by the second round, and could be now. */
const missed = (deed: string, could: (scene: Scene) => boolean) => (scene: Scene) =>
  round(scene) > 1 && !happened(deed)(scene) && asks('turn')(scene) && could(scene);

/** A die of this value can be taken, and would do something. */
function helps(value: number, { choices, table }: Scene): boolean {
  const die = choices.find(({ name }) => name === `TAKE_DIE:${value}`);
  return die !== undefined && !table?.insight?.idle[die.id];
}

/** The table whose guest waits for the fewest things. */
function nearestToRoom({ me }: Scene): number {
  const missing = (table: NonNullable<Scene['me']>['cafe'][number]) =>
    table ? Object.values(table.missing).reduce((sum, n) => sum + n, 0) : Infinity;
  const counts = me?.cafe.map(missing) ?? [];
  return counts.indexOf(Math.min(...counts));
}

/** The room that is prepared and alone keeps its group from being full. */
function lastOfGroup({ me, hotels }: Scene): number | undefined {
  if (!me) return undefined;
  for (const group of hotels.get(me.hotel)?.groups ?? []) {
    const left = group.filter((room) => roomState(me, room) !== 'occupied');
    if (left.length === 1 && roomState(me, left[0]) === 'prepared') return left[0];
  }
  return undefined;
}

/** How many steps are missing for the next reward of the emperor. */
function stepsLeft({ me, view, board }: Scene): number {
  return view && me ? Math.max(nextScoring(board, view).back + board.reward_from - me.emperor, 0) : 0;
}

const emperorValues = (scene: Scene) => ({
  steps: scene.me?.emperor ?? 0,
  left: stepsLeft(scene),
  enough: nextScoring(scene.board, scene.view!).back + scene.board.reward_from,
  back: nextScoring(scene.board, scene.view!).back,
  round: nextScoring(scene.board, scene.view!).round,
});
/** The round ends with a scoring. */
const scores = (scene: Scene) => nextScoring(scene.board, scene.view!).round === round(scene);

/** The earlier in the list, the sooner it is said. */
export const NOTES: Note[] = [
  { id: 'welcome', section: 'goal', when: ({ view }) => view !== null },
  { id: 'first-guest', section: 'first-guest', at: thing('guest'), when: asks('first_guest') },
  { id: 'first-rooms', section: 'first-rooms', at: thing('room'), when: asks('first_rooms*') },
  { id: 'draft', section: 'hands', at: seen('.show', '.draft'), when: asks('keep_staff') },
  { id: 'food', section: 'action-1', at: seen('.amounts', '.ans'), when: asks('food_action') },
  { id: 'drinks', section: 'action-2', at: seen('.amounts', '.ans'), when: asks('drinks_action') },
  { id: 'place', section: 'food', at: seen('.slot--target', '[data-thing="kitchen"]'), when: asks('gain_*') },
  { id: 'rooms', section: 'action-3', at: thing('room'), when: asks('prepare_*') },
  { id: 'krones', section: 'action-4', at: seen('.amounts', '.ans'), when: asks('krones_action') },
  {
    id: 'staff',
    section: 'action-5',
    at: thing('staff'),
    when: (scene) => scene.asked && among('PLAY_STAFF', scene) && !asks('play_looked_at')(scene),
  },
  { id: 'six', section: 'action-6', at: thing('die'), when: asks('copy_action*') },
  { id: 'three', section: 'effects', at: seen('.show', '.draft'), when: asks('play_looked_at') },
  { id: 'key', section: 'move-in', at: thing('room'), when: asks('move_in') },
  { id: 'any-order', section: 'move-in', at: seen('.prompt__more', '.answers'), when: asks('any_order') },
  {
    id: 'penalty',
    section: 'penalties',
    at: seen('[data-thing].is-target'),
    when: asks('penalty', 'return_staff', 'dismiss_staff', 'remove_*'),
  },
  { id: 'guest', section: 'turn', at: thing('guest'), when: offers('TAKE_GUEST') },
  { id: 'dice', section: 'strength', at: thing('die'), when: offers('TAKE_DIE') },
  {
    id: 'move-in',
    section: 'move-in',
    at: seen('.guest:has(.guest__tag--act)', tab('hotel')),
    when: offers('MOVE_IN'),
  },
  { id: 'end-turn', section: 'turn', at: seen('.btn--end', '.pgo'), when: offers('END_TURN') },
  {
    id: 'emperor',
    section: 'emperor',
    at: EMPEROR,
    values: emperorValues,
    when: (scene) => asks('turn')(scene) && experienced(scene) && round(scene) < 3,
  },
  { id: 'claim', section: 'objectives', at: thing('objective'), when: offers('CLAIM') },
  { id: 'reward', section: 'move-in', at: seen('.room--occupied', tab('hotel')), when: happened('moved_in') },
  { id: 'group', section: 'groups', at: seen('.plate--done', tab('hotel')), when: happened('group_full') },
  { id: 'emperor-scored', section: 'emperor', at: EMPEROR, when: happened('emperor_scored') },
  {
    id: 'emperor-soon',
    section: 'emperor',
    at: (scene) => (helps(4, scene) ? ['[data-thing="die:4"]'] : EMPEROR()),
    values: emperorValues,
    everyRound: true,
    when: (scene) => asks('turn')(scene) && scores(scene) && stepsLeft(scene) > 0,
  },
  {
    id: 'aim-move-in',
    section: 'move-in',
    at: (scene) => exactly(`table:${nearestToRoom(scene)}`),
    everyRound: true,
    when: missed('moved_in', ({ me }) => me?.cafe.some((table) => table !== null) ?? false),
  },
  {
    id: 'aim-group',
    section: 'groups',
    at: (scene) => exactly(`room:${lastOfGroup(scene)}`),
    everyRound: true,
    when: missed('group_full', (scene) => lastOfGroup(scene) !== undefined),
  },
  {
    id: 'aim-staff',
    section: 'staff',
    at: seen('[data-thing="die:5"]'),
    everyRound: true,
    when: missed('staff_played', (scene) => helps(5, scene)),
  },
  { id: 'last-round', section: 'final', when: (scene) => round(scene) === 7 },
  { id: 'over', section: 'final', when: ({ table }) => table?.status === 'over' },
  { id: 'serve', section: 'additional', at: seen('.serve'), when: offers('SERVE') },
  { id: 'use-staff', section: 'staff', at: thing('staff'), when: offers('USE_STAFF') },
  {
    id: 'undo',
    section: 'turn',
    at: seen('[aria-keyshortcuts="U"]'),
    when: (scene) => scene.asked && (scene.table?.undo ?? 0) > 0 && experienced(scene),
  },
  {
    id: 'boost',
    section: 'strength',
    at: seen('.space__b', '.boost'),
    when: (scene) => offers('TAKE_DIE_BOOSTED')(scene) && experienced(scene),
  },
  { id: 'pass', section: 'pass', at: seen('.btn--pass'), when: (scene) => offers('PASS')(scene) && experienced(scene) },
  {
    id: 'reroll',
    section: 'pass',
    at: thing('die'),
    when: ({ events }) => events.some((event) => event.event === 'die_discarded'),
  },
  { id: 'steps', section: 'emperor', at: EMPEROR, when: happened('emperor') },
  {
    id: 'waiting',
    section: 'order',
    at: seen('.rival', tab('rivals')),
    when: (scene) => round(scene) > 0 && !scene.asked,
  },
  { id: 'next-round', section: 'round-end', at: seen('.to--now', '.to'), when: (scene) => round(scene) > 1 },
  {
    id: 'objectives',
    section: 'objectives',
    at: seen('.obj', tab('court')),
    when: (scene) => round(scene) > 1 && scene.asked,
  },
  {
    id: 'cafe-full',
    section: 'cafe',
    at: thing('table'),
    when: (scene) => asks('turn')(scene) && (scene.me?.cafe.every((table) => table !== null) ?? false),
  },
  { id: 'rich', section: 'krones', at: seen('.purse'), when: ({ me }) => (me?.krones ?? 0) > 16 },
];
