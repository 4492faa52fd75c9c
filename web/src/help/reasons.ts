/**
 * Why something is not possible now, as far as it can be read off what lies on the table: prices and krones, empty
 * spaces, cards used. What is possible is said by the prompt alone.
 */

import type { FluentVariable } from '@fluent/bundle';
import { FOODS, GUEST_COST, roomState } from '../table/board';
import { isServed } from '../table/orders';
import { progressOf } from '../table/progress';
import type { Scene } from './content';
import type { Topic } from './topics';

/** A message and what it mentions. */
export interface Reason {
  id: string;
  values: Record<string, FluentVariable>;
}

type TopicOf<About> = Extract<Topic, { about: About }>;
type Known = Scene & { view: NonNullable<Scene['view']>; me: NonNullable<Scene['me']> };

const because = (id: string, values: Reason['values'] = {}): Reason => ({ id: `why-${id}`, values });
/** Effects that carry a discount in their number, and the number that means free of charge. */
const FREE = 99;

/** null if it is possible, or if there is nothing to say. */
export function whyNot(scene: Scene, topic: Topic): Reason | null {
  const { view, me, prompt } = scene;
  if (!view || !me || scene.table?.you == null) return null;
  if (!isUsable(topic, scene.table.you) || isPossible(topic, scene)) return null;
  const known = scene as Known;
  const lasting = lastingReason(topic, known);
  if (lasting) return lasting;
  if (!prompt) return because('over');
  if (!scene.asked) return because('not-your-turn', { player: scene.names[prompt.seat] ?? '' });
  return reasonFor(topic, known, prompt.ask, prompt.n);
}

/** Whether the topic is something that can be used at all. */
function isUsable(topic: Topic, you: number): boolean {
  if (topic.about === 'guest') return topic.place !== undefined || topic.table !== undefined;
  if (topic.about === 'staff') return topic.where === 'hand' || topic.where === 'play';
  if (topic.about === 'room') return topic.seat === you;
  if (topic.about === 'thing') return topic.name === 'serve';
  return topic.about !== 'tile';
}

function isPossible(topic: Topic, scene: Scene): boolean {
  if (topic.about === 'thing') return scene.choices.some((choice) => choice.name.startsWith('SERVE'));
  return scene.of(...thingsOf(topic)).length > 0;
}

/** What a topic is called by the choices that touch it. */
function thingsOf(topic: Topic): string[] {
  switch (topic.about) {
    case 'guest':
      return [topic.place === undefined ? `table:${topic.table}` : `guest:${topic.place}`];
    case 'space':
      return [`die:${topic.value}`, `action:${topic.value}`];
    case 'staff':
      return [`staff:${topic.number}`];
    case 'objective':
      return [`objective:${topic.letter}`];
    case 'room':
      return [`room:${topic.room}`];
    default:
      return [];
  }
}

/** What holds whoever's turn it is. */
function lastingReason(topic: Topic, scene: Known): Reason | null {
  if (topic.about === 'objective') return objectiveReason(topic, scene);
  if (topic.about === 'staff' && topic.where === 'play') {
    if (scene.me.used.includes(topic.number)) return because('used');
    const when = scene.staff.get(topic.number)?.when;
    if (when === 'permanent') return because('staff-by-itself');
    if (when === 'immediate') return because('staff-done');
    if (when === 'final') return because('staff-final');
  }
  if (topic.about === 'room' && roomState(scene.me, topic.room) === 'occupied') return because('room-occupied');
  return null;
}

function reasonFor(topic: Topic, scene: Known, ask: string, n: number): Reason | null {
  if (topic.about === 'room') return roomReason(topic.room, scene, ask);
  if (topic.about === 'staff' && topic.where === 'hand' && ask === 'play_staff')
    return staffDear(topic.number, scene, n);
  if (ask !== 'turn') return because('other-first');
  if (topic.about === 'guest') return guestReason(topic, scene);
  if (topic.about === 'space')
    return scene.view.turn.die_taken
      ? because('die-taken')
      : scene.view.dice[topic.value - 1]
        ? null
        : because('no-dice');
  if (topic.about === 'staff' && topic.where === 'hand') return because('play-staff');
  if (topic.about === 'thing') return serveReason(scene);
  return null;
}

function guestReason({ place, table }: TopicOf<'guest'>, { view, me, guests }: Known): Reason | null {
  if (place !== undefined) {
    const cost = GUEST_COST[place];
    if (view.turn.die_taken) return because('guest-after-die');
    if (view.turn.guest_taken) return because('guest-taken');
    if (me.cafe.every((seated) => seated !== null)) return because('no-table');
    return cost > me.krones ? because('too-dear', { cost, krones: me.krones }) : null;
  }
  const seated = me.cafe[table!];
  if (!seated) return null;
  if (!isServed(seated)) return because('order-open');
  return because('no-room', { colour: guests.get(seated.guest)?.colour ?? 'green' });
}

function serveReason({ me }: Known): Reason {
  const wanted = FOODS.some((food) => me.kitchen[food] > 0 && me.cafe.some((seated) => seated?.missing[food]));
  return because(wanted ? 'serve-dear' : 'kitchen-empty');
}

function staffDear(number: number, { me, staff }: Known, discount: number): Reason | null {
  const cost = Math.max(0, (staff.get(number)?.cost ?? 0) - discount);
  return discount < FREE && cost > me.krones ? because('staff-dear', { cost, krones: me.krones }) : null;
}

function objectiveReason({ number, letter }: TopicOf<'objective'>, { view, me, hotels }: Known): Reason | null {
  if (me.claims[letter]) return because('claimed');
  if (view.players.filter((player) => player.claims[letter]).length >= 3) return because('objective-gone');
  const board = hotels.get(me.hotel);
  const progress = board && progressOf(number, me, board);
  return progress && progress.have < progress.need
    ? because('not-reached', { have: progress.have, need: progress.need })
    : null;
}

function roomReason(room: number, { me }: Known, ask: string): Reason | null {
  const state = roomState(me, room);
  const preparing = ask.startsWith('prepare_') || ask.startsWith('first_rooms');
  if (ask === 'turn') return because(state === 'empty' ? 'room-needs-three' : 'room-waits');
  if (ask === 'move_in') return because(state === 'empty' ? 'room-unprepared' : 'room-colour');
  if (ask === 'occupy_room') return because('room-unprepared');
  if (!preparing) return because('other-first');
  if (state === 'prepared') return because('room-there');
  const floor = Math.floor(room / 5);
  if (ask.endsWith('floors_1_2') && floor > 1) return because('room-high');
  if (me.rooms.every((row) => row === '.....')) return because('room-corner');
  if (!neighbours(room).some((other) => roomState(me, other) !== 'empty')) return because('room-far');
  const cost = ask === 'prepare_room_for_one_less' ? floor - 1 : floor;
  return cost > me.krones ? because('room-dear', { cost, krones: me.krones }) : null;
}

function neighbours(room: number): number[] {
  const beside = [room % 5 > 0 ? room - 1 : -1, room % 5 < 4 ? room + 1 : -1, room - 5, room + 5];
  return beside.filter((other) => other >= 0 && other < 20);
}
