/** The WebSocket of a game: says hello, listens, and comes back by itself when the line breaks. */

import type { Message } from './types';

export type Line = 'connecting' | 'open' | 'lost' | 'refused';

export interface Hello {
  token: string;
  /** Of the others who play on this device. */
  others?: string[];
  language: string;
  /** The first numbers that are not known yet. */
  events: number;
  chat: number;
  /** The last position that is known: then only what is new is told. */
  seq?: number;
}

export interface Listener {
  hello: () => Hello;
  heard: (message: Message) => void;
  line: (state: Line, code: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
/** Closing codes: the database is away, the game does not exist (any more), its data are damaged. */
export const UNAVAILABLE = 1013;
export const NO_SUCH_GAME = 4404;
export const DAMAGED = 4410;
/** Those after which trying again would be answered alike. */
const FINAL = new Set([4400, 4401, 4403, NO_SUCH_GAME, DAMAGED]);

export function wait(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

export class GameSocket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#now);
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    this.#forget();
  }

  #now = (): void => {
    if (this.#again === undefined) return;
    this.#failures = 0;
    this.#connect();
  };

  #forget(): void {
    clearTimeout(this.#again);
    clearInterval(this.#ping);
    this.#again = undefined;
    const socket = this.#socket;
    this.#socket = null;
    // A line that is closed before it is open counts as an error.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    this.#forget();
    this.listener.line('connecting', 0);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.say({ type: 'hello', ...this.listener.hello() });
      this.#ping = setInterval(() => this.say({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(data) as Message;
      // Being sent away does not count as getting through: the next attempt waits longer.
      if (message.type !== 'bye') {
        this.listener.line('open', 0);
        this.#failures = 0;
      }
      this.listener.heard(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#ping);
      this.#socket = null;
      if (FINAL.has(code)) {
        this.listener.line('refused', code);
        return;
      }
      this.listener.line('lost', code);
      this.#again = setTimeout(() => this.#connect(), wait(this.#failures++));
    };
  }
}

export function addressOf(game: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/socket`;
}
