/** A finished game, shown choice by choice: where it stands, what has been fetched, whether it runs by itself. */

import type { Replayed } from '../api/lobby';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS = 1200;
/** How far ahead positions are fetched, and how far behind. */
const AHEAD = 3;
const BEHIND = 1;
/** Positions passed by while the slider is drawn are not fetched. */
const SETTLE_MS = 60;

export class Projector {
  /** The choices that have been made at the point wished for. */
  at = $state(0);
  of = $state(0);
  /** What is shown; a moment behind while it is being fetched. */
  now = $state.raw<Replayed | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Where each round begins, from the first on. */
  rounds = $state.raw<number[]>([]);
  problem = $state.raw<unknown>(null);

  #load: (at: number) => Promise<Replayed>;
  #kept = new Map<number, Promise<Replayed>>();
  #ready = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: (at: number) => Promise<Replayed>) {
    this.#load = load;
  }

  /** Opens the game at a choice, or at the end when it has fewer. */
  async open(at: number): Promise<void> {
    try {
      ({ of: this.of, rounds: this.rounds } = await this.position(0));
      await this.#show(Math.min(at, this.of));
    } catch (problem) {
      this.problem = problem;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  position(at: number): Promise<Replayed> {
    let asked = this.#kept.get(at);
    if (!asked) {
      asked = this.#load(at);
      asked.then(
        () => this.#ready.add(at),
        () => this.#kept.delete(at),
      );
      this.#kept.set(at, asked);
    }
    return asked;
  }

  /** Somebody moves to a point. */
  seek(at: number): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.at = Math.max(0, Math.min(at, this.of));
    if (this.#ready.has(this.at)) void this.#show(this.at);
    else this.#timer = setTimeout(() => void this.#show(this.at), SETTLE_MS);
  }

  step(by: number): void {
    this.seek(this.at + by);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at === this.of) void this.#show(0);
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      await this.#show(this.at + 1);
      if (this.at >= this.of) this.playing = false;
      if (this.playing) this.#next();
    }, STEP_MS / this.speed);
  }

  async #show(at: number): Promise<void> {
    this.at = at;
    try {
      const position = await this.position(at);
      // Somebody may have moved on meanwhile.
      if (this.at !== at) return;
      this.now = position;
      this.problem = null;
      for (let near = Math.max(0, at - BEHIND); near <= Math.min(this.of, at + AHEAD); near++)
        this.position(near).catch(() => {});
    } catch (problem) {
      this.problem = problem;
      this.playing = false;
    }
  }
}
