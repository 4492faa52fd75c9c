/** Learning from mistakes: a turn of the game once more, on a table where everything can be taken back. */

import { answer, api, bearer } from '../api/client';
import type { Choice, Table } from '../api/types';
import { inWords } from '../forms/problems';
import { language, t } from '../i18n/index.svelte';
import { TableModel, type Hands } from '../table/state/model.svelte';
import { glide } from '../table/things/animation';
import type { ReviewModel } from './review.svelte';
import type { Retried, TurnReview } from './types';

export type Outcome = 'open' | 'found' | 'shown';

export class Lessons implements Hands {
  readonly table = new TableModel(this);
  readonly turns: TurnReview[];
  at = $state(0);
  /** How each of the mistakes came out. */
  outcomes = $state<Outcome[]>([]);
  /** The new turn in words, as far as it has come. */
  steps = $state.raw<string[]>([]);
  clues = $state(0);
  tried = $state.raw<Retried | null>(null);
  problem = $state('');
  measuring = $state(false);
  turn = $derived.by(() => this.turns[this.at]);
  outcome = $derived(this.outcomes[this.at]);
  #choices: number[] = [];

  constructor(readonly model: ReviewModel) {
    this.turns = model.lessons;
    this.outcomes = this.turns.map(() => 'open');
  }

  get last(): boolean {
    return this.at === this.turns.length - 1;
  }

  async open(at: number): Promise<void> {
    this.at = at;
    await this.again();
  }

  /** From the beginning of the turn. */
  again(): Promise<void> {
    this.tried = null;
    this.clues = 0;
    if (this.outcome === 'shown') this.outcomes[this.at] = 'open';
    return this.#look([]);
  }

  play(...choices: Choice[]): void {
    void this.#look([...this.#choices, ...choices.map(({ id }) => id)]);
  }

  undo(): void {
    this.tried = null;
    void this.#look(this.#choices.slice(0, -1));
  }

  hint(): void {
    this.clue();
  }

  clue(): void {
    this.clues = Math.min(2, this.clues + 1);
  }

  show(): void {
    if (this.outcome === 'open') this.outcomes[this.at] = 'shown';
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    if (this.table.busy) return;
    this.table.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (problem) {
      this.problem = inWords(problem);
    }
    this.measuring = false;
    this.table.busy = false;
  }

  #asked(choices: number[]) {
    return {
      params: { path: { id: this.model.game }, query: { language: language() } },
      headers: bearer(this.model.asks.token ?? ''),
      body: { turn: this.turn.number, choices },
    };
  }

  #look(choices: number[]): Promise<void> {
    return this.#trying(async () => {
      const { done, steps, table } = answer(await api.POST('/api/games/{id}/review/look', this.#asked(choices)));
      this.table.cards = this.model.cards;
      this.#choices = choices;
      this.steps = steps;
      glide(() => this.table.show(this.#shown(table)));
      if (done) await this.#measure(choices);
    });
  }

  async #measure(choices: number[]): Promise<void> {
    this.measuring = true;
    this.tried = answer(await api.POST('/api/games/{id}/review/tries', this.#asked(choices)));
    if (this.tried.found) this.outcomes[this.at] = 'found';
  }

  #shown(table: Table): Table {
    const asked = { ...table, seq: this.#choices.length, undo: this.#choices.length, notices: [] };
    const prompt = table.view?.prompt;
    if (!table.view || !prompt) return asked;
    return { ...asked, view: { ...table.view, prompt: { ...prompt, line: `${t('learn-find')} ${prompt.line}` } } };
  }
}
