import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { ChatLine, Seat } from '../api/types';
import { keepSeat } from '../app/seats';
import { CARDS, tableOf } from '../help/fixture';
import { speak } from '../i18n/index.svelte';
import { TABLE, TableModel } from '../table/state/model.svelte';
import TableScreen from '../table/TableScreen.svelte';
import { Chat, hasCompany } from './chat.svelte';

const line = (n: number, text = `word ${n}`): ChatLine => ({ n, seat: 1, name: 'Theodor', text, at: 1_700_000_000 });
const answered = (status: number, data?: object) => ({ data, error: data, response: new Response(null, { status }) });

beforeAll(() => speak('en'));
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function atTheTable(kind: Seat['kind'] = 'person'): { model: TableModel; chat: Chat } {
  const model = new TableModel({ play: () => {}, undo: () => {} });
  const table = tableOf({});
  table.seats[1] = { ...table.seats[1], kind };
  const chat = new Chat('g', () => 'tok');
  Object.assign(model, { cards: CARDS, chat, here: [0] });
  model.show(table);
  render(TableScreen, { context: new Map([[TABLE, model]]) });
  return { model, chat };
}

it('knows what has been read, also the next time, and hears nothing twice', () => {
  const chat = new Chat('g', () => 'tok');
  for (const n of [0, 1, 1, 0]) chat.hear(line(n));
  expect([chat.lines.length, chat.unread, chat.next]).toEqual([2, 2, 2]);
  chat.see(true);
  chat.hear(line(2));
  chat.see(false);
  chat.hear(line(3));
  expect(chat.unread).toBe(1);
  const again = new Chat('g', () => 'tok');
  for (const n of [0, 1, 2, 3]) again.hear(line(n));
  expect(again.unread).toBe(1);
  expect(new Chat('other', () => '').unread).toBe(0);
});

it('does not count your own messages as new', () => {
  keepSeat({ game: 'g', seat: 0, token: 'tok' });
  const chat = new Chat('g', () => 'tok');
  chat.hear({ ...line(0), seat: 0 });
  chat.hear(line(1));
  expect(chat.unread).toBe(1);
});

it('is there only where somebody else can speak', () => {
  const seats = (...kinds: Seat['kind'][]) => kinds.map((kind) => ({ kind }) as Seat);
  expect(hasCompany(seats('person', 'bot', 'bot'), [0])).toBe(false);
  expect(hasCompany(seats('person', 'person'), [0, 1])).toBe(false);
  expect(hasCompany(seats('person', 'bot', 'open'), [0])).toBe(true);
  expect(hasCompany(seats('person', 'bot'), [])).toBe(false);
  expect(hasCompany(seats('person', 'person'), [])).toBe(true);
});

it('marks what is new, opens, and folds away', async () => {
  const { chat } = atTheTable();
  chat.hear(line(0, '<b>Grüß Gott</b>'));
  await tick();
  expect(screen.getByText('Theodor: <b>Grüß Gott</b>').getAttribute('role')).toBe('status');
  await fireEvent.click(screen.getByRole('button', { name: 'Chat, 1 new message' }));
  expect(screen.getByRole('log').textContent).toContain('<b>Grüß Gott</b>');
  expect(chat.unread).toBe(0);
  await fireEvent.keyDown(screen.getByRole('textbox', { name: 'Say something' }), { key: 'Escape' });
  expect(screen.queryByRole('log')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat' }));
});

it('says something once, under one request, however often it must be sent', async () => {
  const { chat } = atTheTable();
  const post = vi
    .spyOn(api, 'POST')
    .mockResolvedValueOnce(answered(503) as never)
    .mockResolvedValueOnce(answered(201, { n: 0 }) as never);
  chat.open = true;
  await tick();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' });
  await fireEvent.input(field, { target: { value: '  Servus  ' } });
  await fireEvent.submit(field.form!);
  await vi.waitFor(() => expect(field.value).toBe(''));
  const bodies = (post.mock.calls as unknown as [string, { body: { text: string; request: string } }][]).map(
    ([, { body }]) => body,
  );
  expect(bodies.map(({ text }) => text)).toEqual(['Servus', 'Servus']);
  expect(bodies[0].request).toBe(bodies[1].request);
});

it('keeps what could not be sent, and says why', async () => {
  const { chat } = atTheTable();
  vi.spyOn(api, 'POST').mockResolvedValue(answered(429, { error: 'too_many', message: 'Too many.' }) as never);
  chat.open = true;
  await tick();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' });
  await fireEvent.input(field, { target: { value: 'Servus' } });
  await fireEvent.submit(field.form!);
  expect((await screen.findByRole('alert')).textContent).toContain('a little fast');
  expect(field.value).toBe('Servus');
});

it('is not at a table with bots alone; who watches cannot speak', async () => {
  const { model, chat } = atTheTable('bot');
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  model.here = [];
  model.table = { ...tableOf({}), you: null };
  chat.open = true;
  await tick();
  expect(screen.getByRole('log').textContent).toContain('Nobody has said anything yet.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
