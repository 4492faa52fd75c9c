import { beforeEach, expect, it } from 'vitest';
import { parse } from '../app/router.svelte';
import { invitationOf, keepInvitation, linkTo, pathIn } from './invitations';

beforeEach(() => localStorage.clear());

it('makes links that lead back to the waiting room', () => {
  const link = linkTo('g 1', 'a/b');
  expect(new URL(link).search).toBe('?invited=en');
  expect(parse(new URL(link).hash)).toEqual({ screen: 'join', game: 'g 1', invitation: 'a/b' });
});

it('finds the room in whatever was pasted, and nothing in anything else', () => {
  expect(pathIn(' see https://x.example/#/join/g1/abc  ')).toBe('/join/g1/abc');
  expect(pathIn('join/g1/abc')).toBe('/join/g1/abc');
  expect(pathIn('look: https://x.example/#/shared/abc-_1')).toBe('/shared/abc-_1');
  expect(pathIn('STRUDEL-27')).toBeNull();
});

it('takes a link that was cut off for no link', () => {
  expect(pathIn('https://x.example/#/join/g1/%E0%A4%A')).toBeNull();
});

it('remembers the newest invitation of a game', () => {
  keepInvitation('g1', 'old');
  keepInvitation('g2', 'other');
  keepInvitation('g1', 'new');
  expect(invitationOf('g1')).toBe('new');
  expect(invitationOf('g3')).toBeNull();
});

it('forgets what it cannot read', () => {
  localStorage.setItem('grandaustria.invitations', '{');
  expect(invitationOf('g1')).toBeNull();
});
