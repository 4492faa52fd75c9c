/** What people say to each other in one game: heard from the server, said to it, and how far it has been read here. */

import { act, api, bearer } from '../api/client';
import type { ChatLine, Seat } from '../api/types';
import { seatsIn } from '../app/seats';

export const LONGEST = 500;
const KEY = 'grandaustria.read';
const MOST = 100;

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Its panel is open. */
  open = $state(false);
  /** The first line that has not been read. */
  #read = $state(0);
  #seen = false;
  /** What others have said since. */
  unread = $derived.by(() => {
    const here = seatsIn(this.game).map(({ seat }) => seat);
    return this.lines.filter(({ n, seat }) => n >= this.#read && !here.includes(seat)).length;
  });

  constructor(
    readonly game: string,
    /** The token of whoever speaks. */
    readonly token: () => string,
  ) {
    this.#read = kept().find(([other]) => other === game)?.[1] ?? 0;
  }

  /** The first line that is not known. */
  get next(): number {
    return (this.lines.at(-1)?.n ?? -1) + 1;
  }

  hear(line: ChatLine): void {
    if (line.n < this.next) return;
    this.lines = [...this.lines, line];
    if (this.#seen) this.#note();
  }

  /** Whether the lines are on the screen. */
  see(seen: boolean): void {
    this.#seen = seen;
    if (seen) this.#note();
  }

  #note(): void {
    this.#read = this.next;
    const others = kept().filter(([other]) => other !== this.game);
    try {
      localStorage.setItem(KEY, JSON.stringify([[this.game, this.#read], ...others].slice(0, MOST)));
    } catch {
      // Then it is new again next time.
    }
  }

  /** It is heard like everybody else's words, once the server has it. */
  async say(text: string): Promise<void> {
    const params = { path: { id: this.game } };
    await act((request) =>
      api.POST('/api/games/{id}/chat', { params, headers: bearer(this.token()), body: { text, request } }),
    );
  }
}

/** Whether somebody is there to talk to: a person who does not sit at this device; two of them for somebody who only listens. */
export function hasCompany(seats: Seat[], here: number[]): boolean {
  return (
    seats.filter(({ kind }, seat) => kind !== 'bot' && kind !== 'automa' && !here.includes(seat)).length >
    (here.length > 0 ? 0 : 1)
  );
}
