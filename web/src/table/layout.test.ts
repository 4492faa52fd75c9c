import { expect, it } from 'vitest';
import { areClose, isWhole, layoutFor, type Layout } from './layout';

const WINDOWS: [number, number, Layout][] = [
  [320, 256, 'phone'], // a desktop at 400 %
  [360, 560, 'phone'],
  [412, 732, 'phone'],
  [699, 900, 'phone'],
  [640, 512, 'phone'], // a desktop at 200 %
  [740, 360, 'sideways'],
  [844, 390, 'sideways'],
  [899, 700, 'sideways'],
  [1024, 599, 'sideways'],
  [1280, 599, 'sideways'],
  [600, 800, 'phone'],
  [720, 960, 'phone'],
  [744, 1133, 'upright'],
  [768, 1024, 'upright'],
  [820, 1180, 'upright'],
  [1024, 1366, 'upright'],
  [900, 600, 'lying'],
  [1024, 768, 'lying'],
  [1099, 800, 'lying'],
  [1100, 768, 'desktop'],
  [1180, 820, 'desktop'],
  [1366, 625, 'desktop'],
  [1200, 1600, 'desktop'],
  [2560, 1440, 'desktop'],
];

it.each(WINDOWS)('%i×%i has the layout %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

it.each([
  [1180, 820, 'lying'],
  [1366, 1024, 'lying'],
  [1024, 1366, 'upright'],
  [1440, 900, 'desktop'],
] as const)('%i×%i under a finger has the layout %s', (width, height, layout) => {
  expect(layoutFor(width, height, true)).toBe(layout);
});

it('only phones have tabs', () => {
  expect((['phone', 'sideways', 'upright', 'lying', 'desktop'] as const).map(isWhole)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('rivals stand close together only where they have to', () => {
  const closeAt = (height: number) => [1, 2, 3].map((rivals) => areClose(height, rivals));
  expect(closeAt(560)).toEqual([false, true, true]);
  expect(closeAt(664)).toEqual([false, false, true]);
  expect(closeAt(932)).toEqual([false, false, false]);
});
