/** What has happened, and how much of it has been told. */

import type { TableModel } from '../state/model.svelte';
import { isAutomatic } from '../state/automatic';
import { logLines } from '../log/chronicle';
import { actsOf, sinceTurn, turnOf } from './acts';
import type { Scoring } from './scoring';

export class Told {
  readonly #model: TableModel;
  /** What happened since one's last turn is being read. */
  open = $state(false);
  /** The emperor scoring that is being read: until then nothing that follows is shown. */
  scoring = $state.raw<Scoring | null>(null);
  /** What happened is being shown once more. */
  again = $state(false);

  constructor(model: TableModel) {
    this.#model = model;
  }

  lines = $derived.by(() => logLines(this.#model.events, this.#model.table?.notices ?? []));
  acts = $derived(actsOf(this.lines));
  last = $derived(this.acts.at(-1) ?? null);
  since = $derived.by(() => sinceTurn(this.acts, this.#model.events, this.#model.seat));
  /** The table waits for the reader, or shows something else than what is. */
  holds = $derived(this.scoring !== null || this.again);

  /** Who plays, if it is somebody else. */
  rival = $derived.by(() => {
    const { table, prompt, seat } = this.#model;
    if (this.scoring || table?.status !== 'playing') return null;
    const plays = this.again ? (this.last?.seat ?? null) : (prompt?.seat ?? null);
    return plays === seat && table.you !== null ? null : plays;
  });
  /** What that one has done in this turn. */
  turn = $derived.by(() => (this.rival === null ? [] : turnOf(this.acts, this.#model.events, this.rival)));
  /** Milliseconds until the next act, at the bots' pace; 0 if nobody can tell. */
  pause = $derived.by(() => {
    const { table } = this.#model;
    const who = this.rival === null ? null : table?.seats[this.rival];
    if (this.again) return SHOWN_AGAIN;
    return table && !table.hurried && isAutomatic(who) ? table.pause : 0;
  });
}

/** How long each act stays when it is shown again. */
export const SHOWN_AGAIN = 900;
