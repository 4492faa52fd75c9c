/** What every seat can expect, fetched anew after each turn. */

import { answer, api, bearer } from '../../api/client';
import type { Outlook } from '../../api/types';
import type { TableModel } from '../state/model.svelte';
import ForecastBox from './ForecastBox.svelte';

export interface Expected {
  points: number;
  chance: number;
  /** In points, since the reader's last turn. */
  change: number;
}

export class Forecast {
  readonly box = ForecastBox;

  constructor(
    readonly now: Outlook,
    readonly since: Outlook | null,
  ) {}

  of(seat: number): Expected {
    const points = this.now.points[seat];
    return { points, chance: this.now.chances[seat], change: points - (this.since?.points[seat] ?? points) };
  }
}

interface Game {
  readonly game: string;
  readonly token: string;
  readonly model: TableModel;
}

/** The turn of which each game shows the forecast. */
const known = new WeakMap<TableModel, string>();

/** Fetches it if a turn has begun since the last time. Without an answer the last one stays. */
export async function look({ game, token, model }: Game): Promise<void> {
  const { table, events } = model;
  const turn = `${table?.you} ${events.findLastIndex(({ event }) => event === 'turn_started')}`;
  if (known.get(model) === turn) return;
  known.set(model, turn);
  if (table?.you == null || table.status !== 'playing') {
    model.forecast = null;
    return;
  }
  try {
    const params = { path: { id: game } };
    const found = answer(await api.GET('/api/games/{id}/forecast', { params, headers: bearer(token) }));
    if (known.get(model) === turn) model.forecast = found.forecast && new Forecast(found.forecast, found.since);
  } catch {
    known.delete(model);
  }
}
