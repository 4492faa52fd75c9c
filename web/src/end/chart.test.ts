import { expect, it } from 'vitest';
import { scaleOf } from './chart';

it('spans from the start to the end and from the lowest to the highest line', () => {
  const scale = scaleOf(
    [
      [0, 20, 132],
      [0, 30, 127],
    ],
    600,
    262,
  );
  expect(scale.lines).toEqual([0, 20, 40, 60, 80, 100, 120, 140]);
  expect([scale.x(0), scale.x(2)]).toEqual([34, 584]);
  expect([scale.y(0), scale.y(140)]).toEqual([234, 12]);
});

it('has room below zero for who fell there', () => {
  const scale = scaleOf(
    [
      [0, 3, -7],
      [0, 8, 22],
    ],
    300,
    150,
  );
  expect(scale.lines[0]).toBe(-10);
  expect(scale.y(-7)).toBeLessThan(scale.bottom);
});

it('draws fewer lines where there is less room', () => {
  expect(scaleOf([[0, 170]], 300, 120).lines).toEqual([0, 50, 100, 150, 200]);
});

it('is not turned round where there is no room yet', () => {
  const { left, right, top, bottom } = scaleOf([[0, 5]], 10, 10);
  expect([right - left, bottom - top]).toEqual([0, 0]);
});
