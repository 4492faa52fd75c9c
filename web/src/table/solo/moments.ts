/** Leopold's turn as the table shows it: a position for each step of his card. */

import type { Table } from '../../api/types';

/** The positions on the way to this one, and this one, each with the events that are new in it. */
export function unfolded(table: Table): Table[] {
  const { moments = [], view, events } = table;
  const seat = table.seats.findIndex(({ kind }) => kind === 'automa');
  if (!view || !moments.length) return [table];
  let told = events.from;
  const until = (end: number) => {
    const from = Math.max(told, events.from);
    told = Math.max(end, from);
    return { from, list: events.list.slice(from - events.from, told - events.from) };
  };
  const steps = moments.map((moment): Table => {
    const prompt = { seat, ask: 'turn_up_card', n: 0, line: '', short: '' };
    const scores = moment.players.map(({ points }) => points);
    return {
      ...table,
      status: 'playing',
      undo: 0,
      scores,
      view: { ...view, ...moment, prompt },
      events: until(moment.events),
    };
  });
  return [...steps, { ...table, events: until(events.from + events.list.length) }];
}
