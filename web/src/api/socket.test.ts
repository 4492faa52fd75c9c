import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from './types';
import { GameSocket, wait, type Line } from './socket';

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  said: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

let lines: Line[];
let heard: Message[];
let events: number;
const last = () => FakeSocket.made.at(-1)!;

function start(): GameSocket {
  return new GameSocket('ws://table', {
    hello: () => ({ token: 't', language: 'en', events, chat: 0 }),
    heard: (message) => heard.push(message),
    line: (state) => lines.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  lines = [];
  heard = [];
  events = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello and listens', () => {
  const socket = start();
  last().open();
  expect(JSON.parse(last().said[0])).toEqual({ type: 'hello', token: 't', language: 'en', events: 0, chat: 0 });
  last().onmessage?.({ data: '{"type":"thinking","seat":1}' });
  expect(heard).toEqual([{ type: 'thinking', seat: 1 }]);
  expect(lines).toEqual(['connecting', 'open']);
  socket.close();
});

it('comes back after a lost line and asks only for what it does not know', () => {
  const socket = start();
  last().open();
  events = 120;
  last().onclose?.({ code: 1006 });
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(wait(0));
  expect(FakeSocket.made.length).toBe(2);
  last().open();
  expect(JSON.parse(last().said[0]).events).toBe(120);
  socket.close();
});

it('waits longer each time, up to a limit', () => {
  expect([0, 1, 2, 10].map(wait)).toEqual([500, 1000, 2000, 15_000]);
  const socket = start();
  for (let failure = 0; failure < 3; failure++) {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait(failure) - 1);
    const before = FakeSocket.made.length;
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made.length).toBe(before + 1);
  }
  socket.close();
});

it.each([4404, 4410])('does not come back when it was refused (%i) or closed', (code) => {
  start();
  last().onclose?.({ code });
  expect(lines.at(-1)).toBe('refused');
  const socket = start();
  socket.close();
  last().onclose?.({ code: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(2);
});

it('waits longer each time when the server sends it away', () => {
  const socket = start();
  for (let failure = 0; failure < 3; failure++) {
    last().open();
    last().onmessage?.({ data: '{"type":"bye","reason":"unavailable"}' });
    last().onclose?.({ code: 1013 });
    const before = FakeSocket.made.length;
    vi.advanceTimersByTime(wait(failure) - 1);
    expect(FakeSocket.made.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made.length).toBe(before + 1);
  }
  expect(lines).not.toContain('open');
  socket.close();
});

it('is not closed before it is open', () => {
  const socket = start();
  socket.close();
  expect(last().readyState).toBe(0);
  last().open();
  expect(last().readyState).toBe(3);
  expect(last().said).toEqual([]);
});
