import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { preferences } from '../app/preferences.svelte';
import { keepSeat, seatsIn } from '../app/seats';
import { speak } from '../i18n/index.svelte';
import { invitationOf } from './invitations';
import Lobby from './Lobby.svelte';

const about = {
  version: '1',
  languages: ['en'],
  bots: [
    { name: 'random', text: 'picks', rating: null },
    { name: 'gentle', text: 'forgives', rating: 1374 },
    { name: 'planner', text: 'plans', rating: 1950 },
  ],
};
const made = { game: 'g1', invitation: 'inv', seats: [{ seat: 0, token: 'tok' }] };
const answered = (data: unknown) => Promise.resolve({ data, response: new Response() });

beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  preferences.name = 'Anna';
  vi.spyOn(api, 'GET').mockImplementation((() => answered(about)) as never);
  vi.spyOn(api, 'POST').mockImplementation((() => answered(made)) as never);
});
afterEach(() => vi.restoreAllMocks());

function asked(): { body: Record<string, unknown> } {
  const calls = vi.mocked(api.POST).mock.calls as unknown as [string, { body: Record<string, unknown> }][];
  return calls.find(([path]) => path === '/api/games')![1];
}

it('starts a game against the planner with one click', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.seats).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', bot: 'planner', name: 'Milena' },
  ]);
  expect(seatsIn('g1')).toEqual([{ game: 'g1', seat: 0, token: 'tok' }]);
});

it('starts a game alone against Leopold with one click, on the level that was chosen last', async () => {
  preferences.level = 2;
  render(Lobby, { route: { screen: 'lobby' } });
  await fireEvent.click(screen.getByRole('button', { name: /Alone against Leopold/ }));
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.seats).toEqual([{ kind: 'person', name: 'Anna' }]);
  expect(asked().body.options).toMatchObject({ players: 1, mode: 'solo', level: 2 });
});

it('starts it at once for whoever comes by an address with a level', async () => {
  history.replaceState(null, '', '?solo=3');
  render(Lobby, { route: { screen: 'lobby' } });
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.options).toMatchObject({ mode: 'solo', level: 3 });
  expect([location.search, preferences.level]).toEqual(['', 3]);
});

it('starts a guided game with one click', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  await fireEvent.click(screen.getByRole('button', { name: /First game/ }));
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.options).toMatchObject({ staff: 'introductory' });
  expect(preferences.guide).toBe(true);
});

it('leads to the waiting room when a seat is open', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  await fireEvent.click(screen.getByRole('button', { name: /third hotelier/ }));
  await fireEvent.change(screen.getByRole('combobox', { name: 'Who sits in seat 3' }), { target: { value: 'open' } });
  await fireEvent.click(screen.getByRole('button', { name: /and invite/ }));
  await waitFor(() => expect(location.hash).toBe('#/join/g1/inv'));
  expect(asked().body.seats).toHaveLength(3);
  expect(invitationOf('g1')).toBe('inv');
});

it('lists the levels with their ratings, from easy to hard', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  expect(await screen.findByText('Planner: plans. Elo 1950.')).toBeTruthy();
  const levels = screen.getByRole('group', { name: 'Computer, from easy to hard' });
  expect([...levels.children].map(({ textContent }) => textContent)).toEqual(['Gentle · 1374', 'Planner · 1950']);
});

it('suggests the next level to who has beaten one twice, and starts that game with one click', async () => {
  const won = { you: 0, status: 'over', names: ['Anna', 'Milena'], bots: [null, 'gentle'], scores: [90, 80] };
  const plain = {
    level: null,
    your_turn: false,
    loaded: false,
    closed: false,
    reviewing: false,
    agreed: [],
    link: null,
  };
  const games = ['a', 'b'].map((game, changed) => ({ ...won, ...plain, game, changed }));
  for (const { game } of games) keepSeat({ game, seat: 0, token: game });
  vi.mocked(api.POST).mockImplementation(((path: string) =>
    answered(path === '/api/games' ? made : { games })) as never);
  render(Lobby, { route: { screen: 'lobby' } });
  expect(await screen.findByText(/in a row against “Gentle”.*try “Planner”/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, please' }));
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', bot: 'planner' }]);
  expect(asked().body.options).toMatchObject({ players: 2, hotel: 'night', staff: 'standard' });
  expect(preferences.bot).toBe('planner');
});

it('lets plans be chosen for day hotels, each once', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  expect(screen.queryByRole('checkbox', { name: /everybody’s plan/ })).toBeNull();
  await fireEvent.click(screen.getByRole('radio', { name: /Day/ }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /everybody’s plan/ }));
  await fireEvent.change(screen.getByRole('combobox', { name: 'Plan of seat 1' }), { target: { value: 'B' } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Plan of seat 2' }).value).toBe('A');
  await fireEvent.click(screen.getByRole('button', { name: 'Open the doors' }));
  await waitFor(() => expect(location.hash).toBe('#/game/g1'));
  expect(asked().body.options).toMatchObject({ hotel: ['B', 'A'] });
});

it('says so when the server is away, and stays', async () => {
  vi.mocked(api.POST).mockRejectedValue(new TypeError('no line'));
  render(Lobby, { route: { screen: 'lobby' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the doors' }));
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(location.hash).toBe('');
});

it('tells a wrong link from a right one', async () => {
  render(Lobby, { route: { screen: 'lobby' } });
  const field = screen.getByRole('textbox', { name: 'Invitation link' });
  await fireEvent.input(field, { target: { value: 'STRUDEL-27' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(screen.getByRole('alert').textContent).toContain('does not look like');
  await fireEvent.input(field, { target: { value: 'https://hotel.example/#/join/g2/xyz' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(location.hash).toBe('#/join/g2/xyz');
});
