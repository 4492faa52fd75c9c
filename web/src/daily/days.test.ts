import { beforeEach, expect, it } from 'vitest';
import { dayKept, days, endOf, inARow, keepDay, markOf, week, type DayKept } from './days';

const TODAY = '2026-03-02';

function kept(...missing: (number | null)[]): DayKept {
  return { solver: 'x', tries: missing.map((points) => ({ missing: points })), best: null, deal: null };
}

beforeEach(() => localStorage.clear());

it('remembers what was done on a day, under a name made up for it', () => {
  const fresh = dayKept(TODAY);
  expect(fresh.solver).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  keepDay(TODAY, { ...fresh, deal: 'game' });
  expect(dayKept(TODAY)).toEqual({ ...fresh, deal: 'game' });
});

it('forgets old days', () => {
  for (let k = 10; k < 90; k++) keepDay(`20${k}-01-01`, kept(1));
  expect(Object.keys(days())).toHaveLength(60);
  expect(Object.keys(days())[0]).toBe('2030-01-01');
});

it('marks what was found: at most half a point missing', () => {
  expect(markOf(undefined)).toBe('none');
  expect(markOf(kept())).toBe('none');
  expect(markOf(kept(3, 0.5))).toBe('found');
  expect(markOf(kept(3, 0.6))).toBe('missed');
  expect(markOf(kept(null))).toBe('missed');
});

it('counts seven days and days in a row across months', () => {
  const all = { '2026-02-28': kept(0), '2026-03-01': kept(2, 0.2), [TODAY]: kept() };
  expect(week(TODAY, all).map(({ day, mark }) => `${day.slice(5)} ${mark}`)).toEqual([
    '02-24 none',
    '02-25 none',
    '02-26 none',
    '02-27 none',
    '02-28 found',
    '03-01 found',
    '03-02 none',
  ]);
  expect(inARow(TODAY, all)).toBe(2);
  expect(inARow(TODAY, { ...all, [TODAY]: kept(0) })).toBe(3);
  expect(inARow(TODAY, { [TODAY]: kept(4) })).toBe(0);
});

it('ends a day at midnight UTC', () => {
  expect(new Date(endOf(TODAY)).toISOString()).toBe('2026-03-03T00:00:00.000Z');
});
