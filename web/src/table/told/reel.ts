/** Positions on their way to the table: held back while somebody reads, then shown one by one; and shown again. */

import type { Table } from '../../api/types';
import { unfolded } from '../solo/moments';
import { flash, glide } from '../things/animation';
import { isAutomatic } from '../state/automatic';
import type { TableModel } from '../state/model.svelte';
import { SHOWN_AGAIN } from './told.svelte';

/** How long all that was held back may take, in milliseconds. */
const LONGEST = 4000;
const FRAMES = 100;

export class Reel {
  readonly #model: TableModel;
  readonly #show: (table: Table) => void;
  #waiting: Table[] = [];
  /** What was shown since the last turn of whoever sits here, each with how many events there were. */
  #frames: { table: Table; events: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is, while something else is shown. */
  #now: { table: Table; events: TableModel['events'] } | null = null;

  constructor(model: TableModel, show: (table: Table) => void) {
    this.#model = model;
    this.#show = show;
  }

  /** Forgets everything, as for another seat. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#frames = [];
    this.#now = null;
    Object.assign(this.#model.told, { scoring: null, again: false, open: false });
  }

  /** A position has come. */
  hear(table: Table): void {
    const live = this.#model.table !== null && table.pace !== 'instant' && !document.hidden;
    this.#waiting.push(...(live ? unfolded(table) : [table]));
    if (!this.#model.told.holds && this.#timer === undefined) this.#run();
  }

  /** Shows at once what is being shown step by step. Returns whether there was something. */
  hurry(): boolean {
    if (this.#timer === undefined || this.#model.told.holds) return false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length && !this.#model.told.holds) this.#pass(this.#waiting.shift()!);
    return true;
  }

  /** The reader has seen enough. */
  goOn(): void {
    this.#restore();
    this.#model.told.scoring = null;
    this.#run();
  }

  /** Shows once more what the others did since the last turn, act by act. */
  again(): void {
    const { table, events, told } = this.#model;
    const starts = told.since.map((act) => act.n).filter((n) => n >= 0);
    if (!table || told.holds || starts.length === 0) return;
    this.#now = { table, events };
    told.again = true;
    const from = told.since[0].n;
    const ends = [...starts.slice(1), events.length].filter((n) => n > from);
    const step = (index: number, before: number): void => {
      if (index === ends.length) this.goOn();
      else {
        const shown = this.#frames.find((frame) => frame.events >= ends[index])?.table ?? table;
        this.#turnTo(shown, events, before, ends[index]);
        this.#timer = setTimeout(() => step(index + 1, ends[index]), SHOWN_AGAIN);
      }
    };
    step(0, from);
  }

  #turnTo(table: Table, events: TableModel['events'], before: number, end: number): void {
    glide(() => {
      this.#model.events = events;
      this.#model.show({ ...table, events: { from: end, list: [] } });
    });
    flash(events.slice(before, end), table.you);
  }

  #restore(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#now) this.#turnTo(this.#now.table, this.#now.events, 0, this.#now.events.length);
    this.#now = null;
    this.#model.told.again = false;
  }

  #pass(table: Table): void {
    this.#show(table);
    const { told, events } = this.#model;
    const from = told.since[0]?.n ?? events.length;
    this.#frames = [...this.#frames.filter((frame) => frame.events > from), { table, events: events.length }];
    if (this.#frames.length > FRAMES) this.#frames.shift();
  }

  #run(): void {
    const table = this.#waiting.shift();
    if (!table) return;
    this.#pass(table);
    if (this.#model.told.holds || !this.#waiting.length) return;
    const pause = document.hidden || table.hurried ? 0 : table.pause;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#run();
      },
      isAutomatic(table.seats[table.view?.prompt?.seat ?? -1]) && table.moments?.length
        ? pause
        : Math.min(pause, LONGEST / this.#waiting.length),
    );
  }
}
