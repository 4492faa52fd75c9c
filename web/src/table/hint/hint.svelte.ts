/** Leopold's advice while it is open: fetched step by step, marked on the table, and played. */

import { tick } from 'svelte';
import { keepHinted } from '../../app/hinted';
import { preferences } from '../../app/preferences.svelte';
import { answer, api, bearer } from '../../api/client';
import type { Hints, HintedTurn } from '../../api/types';
import { language } from '../../i18n/index.svelte';
import type { TableModel } from '../state/model.svelte';
import HintPanel from './HintPanel.svelte';

/** How long Leopold compares before he says what he thinks now. */
const SLICE = 400;
const MOST = 3;
/** Between the steps of a turn, so that one sees them and can stop. */
const PAUSES = { none: 350, quick: 700, calm: 1100 };

/** The game in which advice is wanted. */
export interface Game {
  readonly game: string;
  readonly token: string;
  readonly model: TableModel;
  failed(problem: unknown): void;
}

export class Hint {
  readonly panel = HintPanel;
  found = $state.raw<Hints | null>(null);
  /** He is still comparing. */
  thinking = $state(true);
  whole = $state(false);
  /** The turn that is being played, and how many of its steps are done. */
  turn = $state.raw<HintedTurn | null>(null);
  done = $state(0);
  choices = $derived(this.found?.hints.slice(0, MOST) ?? []);
  turns = $derived(this.found?.turns ?? []);
  /** The numbers at the things on the table. */
  #marks = $derived.by(() => {
    const marks = new Map<string, number>();
    const ids = this.whole ? this.turns.map(({ choices }) => choices[0]) : this.choices.map(({ choice }) => choice);
    ids.forEach((id, index) => {
      const touched = this.#model.choices.find((choice) => choice.id === id)?.touches ?? [];
      for (const thing of touched) if (!marks.has(thing)) marks.set(thing, index + 1);
    });
    return marks;
  });
  #model: TableModel;
  #seq: number;
  #from = document.activeElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Game) {
    this.#model = game.model;
    this.#seq = game.model.table!.seq;
    void this.#think();
  }

  get open(): boolean {
    return this.#model.hint === this;
  }

  async #think(): Promise<void> {
    try {
      for (let quick = true; this.thinking; quick = false) {
        const found = await this.#ask(quick);
        if (!this.open || this.turn) return;
        if (found.seq !== this.#seq) return this.close();
        keepHinted(this.game.game);
        this.found = found;
        this.thinking &&= found.progress < 1;
        this.#advise();
      }
    } catch (problem) {
      this.thinking = false;
      if (!this.open) return;
      if (!this.found) this.close();
      this.game.failed(problem);
    }
  }

  async #ask(quick: boolean): Promise<Hints> {
    const { game, token } = this.game;
    const params = { path: { id: game }, query: { language: language() } };
    const body = { ms: SLICE, quick };
    return answer(await api.POST('/api/games/{id}/hint', { params, headers: bearer(token), body }));
  }

  /** What he would do himself: said by the prompt, and once to who listens. */
  #advise(): void {
    const best = this.choices[0]?.choice;
    if (this.#model.advice?.id !== best)
      this.#model.advice = this.#model.choices.find((choice) => choice.id === best) ?? null;
  }

  markOf(things: string[]): number | undefined {
    return this.turn ? undefined : things.map((thing) => this.#marks.get(thing) ?? Infinity).find(Number.isFinite);
  }

  /** Plays the choice or the turn of this number. */
  press(n: number): void {
    if (this.turn || this.#model.busy) return;
    if (this.whole) this.#begin(this.turns[n - 1]);
    else {
      const choice = this.#model.choices.find(({ id }) => id === this.choices[n - 1]?.choice);
      if (choice) this.#model.choose(choice);
    }
  }

  #begin(turn: HintedTurn | undefined): void {
    if (!turn) return;
    this.thinking = false;
    this.turn = turn;
    this.done = 0;
    this.#step();
  }

  #step(): void {
    const choice = this.#model.choices.find(({ id }) => id === this.turn?.choices[this.done]);
    // Something has come in between.
    if (!choice) return this.close();
    this.done++;
    this.#model.play(choice);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#model.busy ? this.#later() : this.#step()), PAUSES[preferences.speed]);
  }

  /** Another position is shown: advice is of one position, but a turn goes on. */
  shown(seq: number): void {
    if (this.turn && this.done < this.turn.choices.length) this.#later();
    else if (seq !== this.#seq) this.close(false);
    else this.#advise();
  }

  /** The player acts, and nothing more is played for them. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.turn) this.close();
  }

  close(back = true): void {
    clearTimeout(this.#timer);
    if (!this.open) return;
    this.#model.hint = this.#model.advice = null;
    if (back) void this.#return();
  }

  /** The focus goes back to where it was. */
  async #return(): Promise<void> {
    await tick();
    const from = this.#from instanceof HTMLElement && this.#from.isConnected ? this.#from : null;
    (from ?? document.querySelector<HTMLElement>('.prompt, .pprompt'))?.focus();
  }
}
