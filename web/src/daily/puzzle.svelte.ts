/** The puzzle of the day on a table: choices are looked at, taken back by leaving them out, and handed in as a try. */

import { answer, api } from '../api/client';
import { fetchCards } from '../api/games';
import type { Choice, Table } from '../api/types';
import { inWords } from '../forms/problems';
import { language, t } from '../i18n/index.svelte';
import { TableModel, type Hands } from '../table/state/model.svelte';
import { glide } from '../table/things/animation';
import { keepDay, dayKept } from './days';

/** What ends a try stands in the prompt like any other choice. No choice of the game has this number. */
const HAND_IN = -1;

export class PuzzleTable implements Hands {
  readonly model = new TableModel(this);
  problem = $state('');
  #choices: number[] = [];

  constructor(
    readonly day: string,
    private readonly handedIn: () => void,
  ) {}

  get #n(): number {
    return dayKept(this.day).tries.length + 1;
  }

  open(): Promise<void> {
    return this.#look([]);
  }

  play(...choices: Choice[]): void {
    if (choices.some(({ id }) => id === HAND_IN)) void this.#handIn();
    else void this.#look([...this.#choices, ...choices.map(({ id }) => id)]);
  }

  undo(): void {
    void this.#look(this.#choices.slice(0, -1));
  }

  /** A clue: the first step of the best turn, on an untouched table. */
  async hint(): Promise<void> {
    await this.#trying(async () => {
      if (this.#choices.length) await this.#fetched([]);
      const query = { day: this.day, level: 2, language: language() };
      const { choice } = answer(await api.GET('/api/daily/puzzle/clue', { params: { query } }));
      this.model.advice = this.model.prompt?.choices?.find(({ id }) => id === choice) ?? null;
    });
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    if (this.model.busy) return;
    this.model.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (problem) {
      this.problem = inWords(problem);
    }
    this.model.busy = false;
  }

  #look(choices: number[]): Promise<void> {
    return this.#trying(() => this.#fetched(choices));
  }

  async #fetched(choices: number[]): Promise<void> {
    const { done, table } = answer(
      await api.POST('/api/daily/puzzle/look', {
        params: { query: { language: language() } },
        body: { day: this.day, choices },
      }),
    );
    this.model.cards ??= await fetchCards(language(), table.options.edition);
    this.#choices = choices;
    glide(() => this.model.show(this.#shown(table, done)));
  }

  /** The table with the number of the try, and with what ends it when the turn is done. */
  #shown(table: Table, done: boolean): Table {
    const asked = { ...table, seq: this.#choices.length, undo: this.#choices.length };
    const prompt = table.view?.prompt;
    if (!table.view || !prompt) return asked;
    const line = `${t('puzzle-find', { n: this.#n })} ${done ? t('puzzle-done') : prompt.line}`;
    const handIn = { id: HAND_IN, name: 'HAND_IN', touches: [], text: t('puzzle-hand-in') };
    const now = done ? { ...prompt, line, short: t('puzzle-done-short'), choices: [handIn] } : { ...prompt, line };
    return { ...asked, view: { ...table.view, prompt: now } };
  }

  #handIn(): Promise<void> {
    return this.#trying(async () => {
      await tryOut(this.day, this.#choices);
      this.handedIn();
    });
  }
}

/** Hands in a turn, or gives up with none, and remembers what came of it. */
export async function tryOut(day: string, choices: number[]): Promise<void> {
  const kept = dayKept(day);
  keepDay(day, kept); // so that a lost answer is asked for again under the same name
  const { missing, best } = answer(
    await api.POST('/api/daily/puzzle/tries', {
      params: { query: { language: language() } },
      body: { day, solver: kept.solver, n: kept.tries.length + 1, choices },
    }),
  );
  keepDay(day, { ...kept, tries: [...kept.tries, { missing }], best });
}
