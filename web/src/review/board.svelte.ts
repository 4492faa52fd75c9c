/** One turn of a finished game on the board: before it, and while one of its two lines is watched step by step. */

import type { Replayed } from '../api/lobby';
import { inWords } from '../forms/problems';
import { language } from '../i18n/index.svelte';
import { loadedGame, type Source } from '../replay/source';
import type { ReviewModel } from './review.svelte';
import type { LineWords, TurnReview } from './types';

export type Which = 'before' | 'played' | 'better';
type Line = 'played' | 'better';

const STEP_MS = 1600;

export class TurnBoard {
  which = $state<Which>('before');
  /** How many of the line's choices have been made. */
  made = $state(0);
  playing = $state(false);
  now = $state.raw<Replayed | null>(null);
  problem = $state('');
  #sources: Partial<Record<Line, Source>> = {};
  #kept = new Map<string, Promise<Replayed>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly model: ReviewModel,
    readonly turn: TurnReview,
  ) {}

  line(which: Which): LineWords | null {
    const words = this.model.reviewed?.lines[this.turn.number];
    if (which === 'before' || !words) return null;
    return which === 'played' ? words.played : words.best;
  }

  /** How many steps there are to watch. */
  get of(): number {
    return this.line(this.which)?.asked.length ?? 0;
  }

  async open(): Promise<void> {
    this.problem = '';
    try {
      const record = JSON.parse(await this.model.source.text()) as { choices: number[] };
      const { first, played, best } = this.turn;
      const as = (answers: number[]) =>
        loadedGame(JSON.stringify({ ...record, choices: [...record.choices.slice(0, first), ...answers] }));
      this.#sources = { played: as(played.answers), better: best ? as(best.answers) : undefined };
      await this.#show();
    } catch (problem) {
      this.problem = inWords(problem);
    }
  }

  view(which: Which): void {
    this.pause();
    this.which = which;
    this.made = 0;
    void this.#show();
  }

  step(by: number): void {
    this.pause();
    this.#go(this.made + by);
  }

  /** Watches a line from its beginning, pauses, or goes on. */
  toggle(which: Which = this.which): void {
    const again = which !== this.which || this.made >= this.of;
    if (again) this.view(which);
    if (this.playing) this.pause();
    else {
      this.playing = true;
      this.#next();
    }
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#go(this.made + 1);
      if (this.made >= this.of) this.playing = false;
      if (this.playing) this.#next();
    }, STEP_MS);
  }

  #go(made: number): void {
    this.made = Math.max(0, Math.min(made, this.of));
    void this.#show();
  }

  async #show(): Promise<void> {
    const [which, made] = [this.which, this.made];
    try {
      const frame = await this.#frame(which === 'better' ? 'better' : 'played', made);
      if (this.which === which && this.made === made) this.now = frame;
      if (which !== 'before' && made < this.of) void this.#frame(which, made + 1).catch(() => {});
    } catch (problem) {
      this.problem = inWords(problem);
      this.pause();
    }
  }

  /** The end of a turn changes nothing on the board, and what comes after it belongs to others. */
  #frame(which: Line, made: number): Promise<Replayed> {
    const { kind, decision } = this.turn;
    const most = (this.line(which)?.asked.length ?? 0) - (kind === 'turn' || kind === 'pass' ? 1 : 0);
    const at = decision + Math.max(0, Math.min(made, most));
    const key = `${which} ${at} ${language()}`;
    let asked = this.#kept.get(key);
    if (!asked) {
      asked = this.#sources[which]!.frame(language(), at, true);
      asked.catch(() => this.#kept.delete(key));
      this.#kept.set(key, asked);
    }
    return asked;
  }
}
