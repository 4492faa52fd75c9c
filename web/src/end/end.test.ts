import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { FakeSocket } from '../api/fakeSocket';
import { preferences } from '../app/preferences.svelte';
import { keepSeat, seatsIn } from '../app/seats';
import { speak } from '../i18n/index.svelte';
import End from './End.svelte';
import { CARDS } from '../help/fixture';

const seat = {
  kind: 'person',
  bot: null,
  connected: true,
  stand_in: null,
  stays: false,
  missed: 0,
  resigned: false,
  picked: false,
};
const over = {
  game: 'g',
  seq: 9,
  status: 'over',
  you: 0,
  options: { players: 2, hotel: 'night', staff: 'standard', edition: 'current', promos: true },
  seats: [
    { ...seat, name: 'Anna' },
    { ...seat, name: 'Otto' },
  ],
  view: { objectives: [105, 109, 113], players: [{ claims: { A: 1 } }, { claims: {} }] },
  events: { from: 0, list: [] },
  scores: [50, 46],
  winners: [0],
  breakdown: [
    { guests: 35, final_staff: 5, final_rooms: 12, final_leftovers: 3, final_guests: -5 },
    { guests: 32, final_staff: 0, final_rooms: 10, final_leftovers: 4, final_guests: 0 },
  ],
  points_by_round: [
    [35, 32],
    [50, 46],
  ],
  notices: [],
  finished_by: [null, null],
  rematch: null,
  loaded: false,
  sharing: { agreed: [], link: null },
};
const cards = {
  guests: [],
  staff: [],
  tiles: [],
  hotels: [],
  objectives: [{ number: 105, letter: 'A', text: 'own 20 krones' }],
  board: CARDS.board,
};

beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answering(table: object): void {
  vi.spyOn(api, 'GET').mockImplementation(((path: string) =>
    Promise.resolve({ data: path === '/api/cards' ? cards : table, response: new Response() })) as never);
}

it('counts the final scoring part by part, then names the winner', async () => {
  preferences.speed = 'calm';
  answering(over);
  render(End, { route: { screen: 'end', game: 'g' } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The final scoring');
  expect(screen.getByRole('row', { name: /So far/ }).textContent).toMatch(/35.*32/);
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Final-scoring staff: Anna 5, Otto 0').getAttribute('role')).toBe('status');
  expect(screen.getByRole('row', { name: /So far/ }).textContent).toMatch(/40.*32/);
  await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna runs the finest house in Vienna');
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toMatch(/50.*46/);
  expect(screen.getByText('own 20 krones')).toBeTruthy();
});

it('shows everything at once to who wants no movement', async () => {
  preferences.speed = 'none';
  answering(over);
  render(End, { route: { screen: 'end', game: 'g' } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Anna');
});

it('says which bot finished whose game', async () => {
  preferences.speed = 'none';
  keepSeat({ game: 'g', seat: 0, token: 'tok' });
  answering({ ...over, finished_by: ['planner', 'expert'] });
  render(End, { route: { screen: 'end', game: 'g' } });
  await screen.findByRole('heading', { level: 1 });
  const podium = screen.getAllByRole('list').find((list) => list.classList.contains('podium'))!;
  expect(podium.textContent).toContain('Annayou · game finished by the planner');
  expect(podium.textContent).toContain('Ottogame finished by the expert');
});

it('says that a game is still being played', async () => {
  answering({ ...over, status: 'playing' });
  render(End, { route: { screen: 'end', game: 'g' } });
  expect((await screen.findByRole('alert')).textContent).toContain('still being played');
});

it('lets people talk after the game, and tells when somebody plays again', async () => {
  keepSeat({ game: 'g', seat: 0, token: 'tok' });
  answering(over);
  render(End, { route: { screen: 'end', game: 'g' } });
  expect(await screen.findByRole('button', { name: 'Play again' })).toBeTruthy();
  FakeSocket.last.tell({ type: 'chat', n: 0, seat: 1, name: 'Otto', text: 'Well played!', at: 0 });
  await fireEvent.click(await screen.findByRole('button', { name: 'Chat, 1 new message' }));
  expect(screen.getByRole('log').textContent).toContain('Well played!');
  FakeSocket.last.tell({ type: 'position', ...over, rematch: 'g2' });
  expect(await screen.findByRole('button', { name: 'Join the next game' })).toBeTruthy();
});

it('leads those who watched to the next game once there is one', async () => {
  keepSeat({ game: 'g', seat: null, token: 'inv' });
  answering(over);
  const post = vi
    .spyOn(api, 'POST')
    .mockResolvedValue({ data: { game: 'g2', seat: null, token: 'inv2' }, response: new Response() } as never);
  render(End, { route: { screen: 'end', game: 'g' } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /next game|Play again/ })).toBeNull();
  FakeSocket.last.tell({ type: 'position', ...over, rematch: 'g2' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Watch the next game' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/game/g2'));
  expect(post).toHaveBeenCalledOnce();
  expect(seatsIn('g2')).toEqual([{ game: 'g2', seat: null, token: 'inv2' }]);
});
