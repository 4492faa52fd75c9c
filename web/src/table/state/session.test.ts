import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { FakeSocket } from '../../api/fakeSocket';
import { keepSeat } from '../../app/seats';
import { tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { Session } from './session.svelte';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  keepSeat({ game: 'g', seat: 1, token: 'ben' });
  keepSeat({ game: 'g', seat: 0, token: 'anna' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function playing(change: Parameters<typeof tableOf>[0] = {}): Session {
  const session = new Session('g');
  FakeSocket.last.tell({ type: 'position', ...tableOf(change) });
  return session;
}

it('knows since when somebody has been away, by its own clock', () => {
  const session = playing();
  vi.spyOn(performance, 'now').mockReturnValue(100_000);
  FakeSocket.last.tell({ type: 'presence', seats: [true, false], away_for: [null, 73.5] });
  expect(session.model.awaySince).toEqual([null, 26_500]);
  expect(session.model.table!.seats.map((seat) => seat.connected)).toEqual([true, false]);
  session.close();
});

it('calls a stand-in without saying which, and takes back any seat of this device', async () => {
  const session = playing();
  const post = vi.spyOn(api, 'POST').mockResolvedValue({ data: { seq: 1 }, response: new Response() } as never);
  await session.standIn(1);
  await session.comeBack(1);
  const [, called] = post.mock.calls[0] as unknown as [string, { body: object }];
  expect(Object.keys(called.body).toSorted()).toEqual(['request', 'seat']);
  expect(post.mock.calls[1]).toEqual([
    '/api/games/{id}/return',
    expect.objectContaining({ headers: { Authorization: 'Bearer ben' } }),
  ]);
  session.close();
});

it('hands the device over to nobody whose seat a stand-in plays', () => {
  const asksBen = tableOf({ choices: null });
  const session = playing({ choices: null });
  expect(session.covered?.seat).toBe(1);
  session.covered = null;
  asksBen.seats[1].stand_in = 'expert';
  FakeSocket.last.tell({ type: 'position', ...asksBen, seq: 2 });
  expect(session.covered).toBeNull();
  session.close();
});

const STALE = { error: { error: 'stale' }, response: new Response(null, { status: 409 }) } as never;
const WRITTEN = { data: { seq: 3 }, response: new Response() } as never;
const offering = (seq: number, ...choices: string[]) => ({
  type: 'position' as const,
  ...tableOf({ choices }),
  seq,
});

it('makes a choice again that came too late, if the next position still asks for it', async () => {
  const session = playing({ choices: ['PASS', 'END_TURN'] });
  const post = vi.spyOn(api, 'POST').mockResolvedValueOnce(STALE).mockResolvedValueOnce(WRITTEN);
  await session.play(session.model.choices[0]);
  expect(post).toHaveBeenCalledTimes(1);
  FakeSocket.last.tell(offering(2, 'PASS', 'END_TURN'));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls[1][1]).toMatchObject({ body: { seq: 2, choices: [0] } });
  session.close();
});

it('makes no choice again where something else is asked', async () => {
  const session = playing({ choices: ['PASS', 'END_TURN'] });
  const post = vi.spyOn(api, 'POST').mockResolvedValue(STALE);
  await session.play(session.model.choices[0]);
  FakeSocket.last.tell(offering(2, 'PASS'));
  FakeSocket.last.tell(offering(3, 'PASS', 'END_TURN'));
  await Promise.resolve();
  expect(post).toHaveBeenCalledTimes(1);
  session.close();
});

it('offers nothing until what was done can be seen', async () => {
  const session = playing({ choices: ['PASS', 'END_TURN'] });
  vi.spyOn(api, 'POST').mockResolvedValue(WRITTEN);
  const played = session.play(session.model.choices[0]);
  expect(session.model.choices).toEqual([]);
  await played;
  FakeSocket.last.tell(offering(2, 'PASS', 'END_TURN'));
  expect(session.model.choices).toEqual([]);
  FakeSocket.last.tell(offering(3, 'PASS'));
  expect(session.model.choices).toHaveLength(1);
  session.close();
});
