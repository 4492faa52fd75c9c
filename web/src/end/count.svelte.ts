/** The final scoring, counted part by part before everybody's eyes. */

import { preferences } from '../app/preferences.svelte';
import { ALL_COUNTED } from './score';

const PAUSES = { calm: 1600, quick: 800 };

export class Count {
  /** How many parts are counted. */
  done = $state(ALL_COUNTED);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const still = preferences.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) this.to(0);
  }

  /** Goes to that point; from the beginning it goes on by itself. */
  to(part: number): void {
    this.stop();
    this.done = Math.min(part, ALL_COUNTED);
    if (part === 0) this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    const pause = preferences.speed === 'none' ? PAUSES.calm : PAUSES[preferences.speed];
    this.#timer = setTimeout(() => {
      this.done += 1;
      if (this.done < ALL_COUNTED) this.#goOn();
    }, pause);
  }
}
