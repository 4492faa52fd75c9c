import { render } from '@testing-library/svelte';
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

function told(status: 'open' | 'playing'): HTMLElement {
  const { container } = render(GameScreen, { route: { screen: 'game', game: 'g' } });
  const table = tableOf({ table: { status, ...(status === 'open' ? { view: null } : {}) } });
  FakeSocket.last.tell({ type: 'position', ...table });
  return container;
}

it('leads to the waiting room while seats are open', async () => {
  keepInvitation('g', 'inv');
  told('open');
  await vi.waitFor(() => expect(location.hash).toBe('#/join/g/inv'));
});

it('waits where it is when the invitation is not known', async () => {
  const container = told('open');
  await vi.waitFor(() => expect(container.textContent).toContain('Waiting for'));
  expect(location.hash).toBe('#/game/g');
});

it('shows the table once the game is on', async () => {
  keepInvitation('g', 'inv');
  const container = told('playing');
  await vi.waitFor(() => expect(container.querySelector('.tableview')).not.toBeNull());
  expect(location.hash).toBe('#/game/g');
});
