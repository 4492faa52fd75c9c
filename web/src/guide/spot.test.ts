import { expect, it } from 'vitest';
import { clearSpot } from './spot';

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
  expect(aside.left).toBeGreaterThanOrEqual(520);
  expect(aside.top + note.height).toBeLessThanOrEqual(660);
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
