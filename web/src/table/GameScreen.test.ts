import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { FakeSocket } from '../api/fakeSocket';
import { keepSeat } from '../app/seats';
import { CARDS, tableOf } from '../help/fixture';
import { keepInvitation } from '../lobby/invitations';
import { speak } from '../i18n/index.svelte';
import GameScreen from './GameScreen.svelte';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  location.hash = '#/game/g';
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(api, 'GET').mockImplementation((() => Promise.resolve({ data: CARDS, response: new Response() })) as never);
  keepSeat({ game: 'g', seat: 0, token: 'tok' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Longer than a busy machine takes. */
const soon = (check: () => void) => vi.waitFor(check, 15_000);

function told(status: 'open' | 'playing'): HTMLElement {
  const { container } = render(GameScreen, { route: { screen: 'game', game: 'g' } });
  const table = tableOf({ table: { status, ...(status === 'open' ? { view: null } : {}) } });
  FakeSocket.last.tell({ type: 'position', ...table });
  return container;
}

function refusing(status: number, reason: string): void {
  vi.spyOn(api, 'POST').mockResolvedValue({
    error: { error: reason, message: reason },
    response: new Response(null, { status }),
  } as never);
}

it('leads to the waiting room while seats are open', async () => {
  keepInvitation('g', 'inv');
  told('open');
  await soon(() => expect(location.hash).toBe('#/join/g/inv'));
});

it('waits where it is when the invitation is not known', async () => {
  const container = told('open');
  await soon(() => expect(container.textContent).toContain('Waiting for'));
  expect(location.hash).toBe('#/game/g');
});

it.each([
  [4404, 'This game has been removed.'],
  [4410, 'the records of this game are damaged'],
])('closes a table whose game cannot go on (%i), and shows the way to the lobby', async (code, words) => {
  const container = told('playing');
  await soon(() => expect(container.querySelector('.tableview')).not.toBeNull());
  FakeSocket.last.onclose?.({ code });
  await soon(() => expect(screen.getByRole('alert').textContent).toContain(words));
  expect(container.querySelector('.tableview')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lobby' }).getAttribute('href')).toBe('#/');
});

it('says so when an action finds the game damaged', async () => {
  const container = told('playing');
  await soon(() => expect(container.querySelector('.tableview')).not.toBeNull());
  refusing(410, 'damaged');
  await fireEvent.click(screen.getByRole('button', { name: 'Ask Leopold for advice' }));
  await soon(() => expect(container.querySelector('.tableview')).toBeNull());
});

it.each([
  [503, 'busy', 'Leopold is busy at other tables.'],
  [503, 'unavailable', 'The hotel cannot open its books'],
  [429, 'too_many', 'That was a little fast.'],
])('says in words why there is no hint: %i %s', async (status, reason, words) => {
  const container = told('playing');
  await soon(() => expect(container.querySelector('.tableview')).not.toBeNull());
  refusing(status, reason);
  await fireEvent.click(screen.getByRole('button', { name: 'Ask Leopold for advice' }));
  await soon(() => expect(screen.getByRole('alert').textContent).toContain(words));
  expect(container.querySelector('.tableview')).not.toBeNull();
});

it('says that the database is away, and goes on when it is back', async () => {
  vi.useFakeTimers();
  const container = told('playing');
  FakeSocket.last.tell({ type: 'bye', reason: 'unavailable' });
  FakeSocket.last.onclose?.({ code: 1013 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(container.querySelector('[role=alert]')!.textContent).toContain(
    'cannot open its books at the moment. Trying again',
  );
  FakeSocket.last.tell({ type: 'position', ...tableOf({}) });
  await vi.advanceTimersByTimeAsync(0);
  expect(container.querySelector('[role=alert]')).toBeNull();
  vi.useRealTimers();
});

it('shows the table once the game is on', async () => {
  keepInvitation('g', 'inv');
  const container = told('playing');
  await soon(() => expect(container.querySelector('.tableview')).not.toBeNull());
  expect(location.hash).toBe('#/game/g');
});
