import { afterEach, expect, it } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import { sceneOf } from '../help/fixture';
import { guide, startGuide } from './guide.svelte';

const kept = () => JSON.parse(localStorage.getItem('grandaustria.guide') ?? 'null') as string[] | null;
const scene = sceneOf({ ask: 'first_guest', choices: ['TAKE_GUEST:0'] });

afterEach(() => {
  preferences.guide = false;
  guide.look(scene);
});

it('is silent unless it is wanted', () => {
  guide.look(scene);
  expect(guide.note).toBe(null);
});

it('shows a note once on this device and keeps that', () => {
  startGuide();
  guide.look(scene);
  expect(guide.note?.id).toBe('welcome');
  guide.putAway();
  guide.look(scene);
  expect(guide.note?.id).toBe('first-guest');
  expect(kept()).toEqual(['welcome']);
});

it('begins anew after it was switched off', () => {
  startGuide();
  guide.look(scene);
  guide.putAway();
  preferences.guide = false;
  guide.look(scene);
  expect(kept()).toEqual([]);
  preferences.guide = true;
  guide.look(scene);
  expect(guide.note?.id).toBe('welcome');
});

it('begins anew with another first game', () => {
  startGuide();
  guide.look(scene);
  guide.putAway();
  startGuide();
  guide.look(scene);
  expect(guide.note?.id).toBe('welcome');
});
