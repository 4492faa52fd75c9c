import { describe, expect, it } from 'vitest';
import type { Choice } from '../../api/types';
import { tableOf } from '../../help/fixture';
import { grouped, parts, thingsOf } from './touches';

const choice = (id: number, name: string, ...touches: string[]): Choice => ({ id, name, touches, text: name });

const view = tableOf({
  me: { hand: [17], staff: [5], cafe: [{ guest: 75, missing: {} }, null, null] },
  view: { queue: [62, null, 63, 64, 65], looked_at: [7] },
}).view!;

describe('things on the table', () => {
  const things = thingsOf(view, 0);
  it('are those that are there', () => {
    for (const thing of [
      'guest:0',
      'table:0',
      'staff:17',
      'staff:5',
      'staff:7',
      'die:6',
      'room:19',
      'kitchen',
      'objective:A',
    ]) {
      expect(things).toContain(thing);
    }
    for (const thing of ['guest:1', 'table:1', 'staff:18', 'room:20']) expect(things).not.toContain(thing);
  });
});

describe('grouping', () => {
  const things = thingsOf(view, 0);
  it('gathers what one thing means', () => {
    const { of, loose } = grouped([choice(1, 'TAKE_DIE:3', 'die:3'), choice(2, 'TAKE_DIE_BOOSTED:3', 'die:3')], things);
    expect(of.get('die:3')?.map((c) => c.id)).toEqual([1, 2]);
    expect(loose).toEqual([]);
  });
  it('leaves no choice unreachable', () => {
    const all = [
      choice(1, 'PASS'),
      choice(2, 'AMOUNT:1', 'amount:1'),
      choice(3, 'SERVE:wine:0', 'kitchen:wine', 'table:0'),
      choice(4, 'MOVE_IN:2', 'table:2'),
    ];
    const { of, loose } = grouped(all, things);
    expect(loose.map((c) => c.id)).toEqual([1, 2, 4]);
    expect(of.get('table:0')?.map((c) => c.id)).toEqual([3]);
  });
  it('knows the labels of a choice', () =>
    expect(parts(choice(1, 'PUT:wine:kitchen'))).toEqual(['PUT', 'wine', 'kitchen']));
});
