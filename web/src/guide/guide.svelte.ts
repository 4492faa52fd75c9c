/** The guide on this device: on or off is a preference, what was seen is kept beside it. */

import { preferences } from '../app/preferences.svelte';
import { advance, noteOf, putAway, START, type Course } from './course';
import type { Note, Scene } from './notes';

const KEY = 'grandaustria.guide';

function keptSeen(): string[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Guide {
  #course = $state.raw<Course>({ ...START, seen: keptSeen() });

  get note(): Note | null {
    return preferences.guide ? noteOf(this.#course) : null;
  }

  look(scene: Scene): void {
    if (preferences.guide) this.#go(advance(this.#course, scene));
    else if (this.#course.seen.length || this.#course.shown) this.restart();
  }

  putAway(): void {
    this.#go(putAway(this.#course));
  }

  /** Everything is explained again. */
  restart(): void {
    this.#go(START);
  }

  #go(course: Course): void {
    if (course === this.#course) return;
    const changed = course.seen !== this.#course.seen;
    this.#course = course;
    if (!changed) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(course.seen));
    } catch {
      // A browser that keeps nothing hears everything again.
    }
  }
}

export const guide = new Guide();

/** For somebody's first game: the guide is on and starts from the beginning. */
export function startGuide(): void {
  preferences.guide = true;
  guide.restart();
}
