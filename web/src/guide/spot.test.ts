import { expect, it } from 'vitest';
import { around, arrow, clearSpot, crosses } from './spot';

const note = { width: 300, height: 140 };
const room = { width: 1280, height: 720 };

it('stands at the bottom left if nothing is in the way', () => {
  expect(clearSpot(note, room, [])).toEqual({ left: 8, top: 572, covered: 0 });
});

it('moves up from a bar and aside from what can be clicked', () => {
  const bar = { left: 0, top: 660, width: 1280, height: 60 };
  const above = clearSpot(note, room, [bar]);
  expect(above.left).toBe(8);
  expect(above.top + note.height).toBeLessThanOrEqual(660);
  const hotel = { left: 0, top: 300, width: 520, height: 360 };
  const aside = clearSpot(note, room, [bar, hotel]);
  expect(aside.covered).toBe(0);
});

it('on a phone finds the gap between two things', () => {
  const phone = { width: 390, height: 844 };
  const boxes = [
    { left: 0, top: 0, width: 390, height: 300 },
    { left: 0, top: 460, width: 390, height: 384 },
  ];
  const { left, top } = clearSpot({ width: 374, height: 140 }, phone, boxes);
  expect(left).toBe(8);
  expect(top).toBeGreaterThanOrEqual(300);
  expect(top + 140).toBeLessThanOrEqual(460);
});

it('covers as little as possible where there is no gap', () => {
  const boxes = [{ left: 0, top: 0, width: 1280, height: 700 }];
  expect(clearSpot(note, room, boxes)).toEqual({ left: 8, top: 572, covered: 300 * 128 });
});

it('would rather cover anything than what is essential', () => {
  const hotel = { left: 0, top: 0, width: 1280, height: 600 };
  const answers = { left: 0, top: 600, width: 1280, height: 120, weight: 50 };
  const { top } = clearSpot(note, room, [hotel, answers]);
  expect(top + note.height).toBeLessThanOrEqual(600);
});

it('stands beside what it is about', () => {
  const about = { left: 900, top: 100, width: 200, height: 80 };
  const spot = clearSpot(note, room, [about], about);
  expect(spot.covered).toBe(0);
  expect(arrow({ ...spot, ...note }, about)).toBeNull();
});

it('points from the note to what it is about', () => {
  const about = around([
    { left: 600, top: 100, width: 50, height: 50 },
    { left: 700, top: 120, width: 50, height: 50 },
  ])!;
  expect(about).toEqual({ left: 600, top: 100, width: 150, height: 70 });
  expect(arrow({ left: 100, top: 100, width: 300, height: 140 }, about)).toEqual({
    x1: 400,
    y1: 135,
    x2: 600,
    y2: 135,
  });
});

it('knows what an arrow would pass over', () => {
  const down = { x1: 100, y1: 100, x2: 100, y2: 300 };
  expect(crosses(down, { left: 0, top: 150, width: 390, height: 50 })).toBe(true);
  expect(crosses(down, { left: 0, top: 400, width: 390, height: 50 })).toBe(false);
});
