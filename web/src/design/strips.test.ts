import { expect, it } from 'vitest';
import type { StaffCard } from '../api/types';
import { rewardStrips, staffStrip } from './strips';

it('shows a staff card as its edition prints it', () => {
  const custodian = { number: 23 } as StaffCard;
  expect(staffStrip({ ...custodian, edition: 'current' })).toBe('i:occupy 1 i:krone');
  expect(staffStrip({ ...custodian, edition: 'first' })).toBe('i:guest i:occupy 1 i:krone');
  expect(staffStrip({ number: 24, edition: 'first' } as StaffCard)).toBe(staffStrip({ number: 24 } as StaffCard));
});

it('tells what is there several times once', () => {
  expect(
    rewardStrips([
      { effect: 'gain_krones', n: 2 },
      { effect: 'prepare_room', n: 1 },
      { effect: 'prepare_room', n: 1 },
    ]),
  ).toEqual(['2 i:krone', '2× i:prepare-full']);
});
