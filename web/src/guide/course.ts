/** How far the guide has come: which notes were seen, and which one is shown. */

import { NOTES, type Note, type Scene } from './notes';

export interface Course {
  /** By their ids; those that are said again have the round after an @. */
  seen: readonly string[];
  shown: string | null;
  /** The position in which the player, with the note in view, was asked; null as long as that was not so. */
  askedAt: number | null;
  /** The position for which notes are counted, and how many it had. */
  position: number;
  notes: number;
}

/** So many notes for one position are enough. */
const MOST = 2;

export const START: Course = { seen: [], shown: null, askedAt: null, position: -1, notes: 0 };

/**
 * The course after a look at the table. A note stays until it is put away or the player acts, whichever comes first;
 * then the next one that fits takes its place.
 */
export function advance(course: Course, scene: Scene, notes: readonly Note[] = NOTES): Course {
  const position = scene.table?.seq;
  if (position === undefined || scene.busy || scene.table?.you == null) return course;
  let next = course.position === position ? course : { ...course, position, notes: 0 };
  const acted = next.askedAt !== null && next.askedAt !== position;
  if (next.shown !== null && acted) next = putAway(next);
  if (next.shown === null && next.notes < MOST) {
    const note = notes.find((note) => !next.seen.includes(keyOf(note, scene)) && note.when(scene));
    if (note) next = { ...next, shown: keyOf(note, scene), askedAt: null, notes: next.notes + 1 };
  }
  if (next.shown !== null && next.askedAt === null && scene.asked) next = { ...next, askedAt: position };
  return next;
}

function keyOf({ id, everyRound }: Note, { view }: Scene): string {
  return everyRound ? `${id}@${view?.round ?? 0}` : id;
}

/** The note that is shown. */
export function noteOf({ shown }: Course, notes: readonly Note[] = NOTES): Note | null {
  return notes.find(({ id }) => id === shown?.split('@')[0]) ?? null;
}

export function putAway(course: Course): Course {
  return course.shown === null
    ? course
    : { ...course, seen: [...course.seen, course.shown], shown: null, askedAt: null };
}
