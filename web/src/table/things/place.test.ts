import { beforeEach, expect, it, vi } from 'vitest';
import { best } from './place';

const size = { width: 200, height: 100 };
const thing = { left: 300, top: 300, width: 50, height: 50 };
const below = { left: 225, top: 358 };
const above = { left: 225, top: 192 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
});

it('takes the most usual place', () => {
  expect(best([below, above], size, thing, [])).toEqual(below);
});

it('goes where less of what is in use is covered', () => {
  const target = { left: 240, top: 370, width: 60, height: 60 };
  expect(best([below, above], size, thing, [target])).toEqual(above);
});

it('would rather cover others than what it is about', () => {
  vi.stubGlobal('innerHeight', 420);
  const target = { left: 225, top: 192, width: 200, height: 100 };
  expect(best([below, above], size, thing, [target])).toEqual(above);
});

it('stays inside the window', () => {
  const { left, top } = best([{ left: -100, top: 790 }], size, { ...thing, left: 0, top: 0 }, []);
  expect([left, top]).toEqual([8, 692]);
});
