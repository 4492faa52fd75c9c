/** A game that is not being played here, as the server tells it: a waiting room, or people after the game. */

import { addressOf, GameSocket, type Line } from '../api/socket';
import type { Table } from '../api/types';
import { Chat } from '../chat/chat.svelte';
import { language } from '../i18n/index.svelte';

export class Room {
  table = $state.raw<Table | null>(null);
  line = $state<Line>('connecting');
  /** Why the line was closed. */
  code = $state(0);
  readonly chat: Chat;
  #token = '';
  #socket: GameSocket | null = null;

  constructor(
    readonly game: string,
    token: string,
    known: Table | null = null,
  ) {
    this.table = known;
    this.chat = new Chat(game, () => this.#token);
    this.sit(token);
  }

  /** Goes on with another token, as somebody does who has taken a seat. */
  sit(token: string): void {
    this.#socket?.close();
    this.#token = token;
    this.#socket = new GameSocket(addressOf(this.game), {
      hello: () => ({
        token,
        language: language(),
        events: this.table?.view?.events ?? 0,
        seq: this.table?.seq,
        chat: this.chat.next,
      }),
      line: (state, code) => ([this.line, this.code] = [state, code]),
      heard: (message) => {
        if (message.type === 'position') this.table = message;
        else if (message.type === 'chat') this.chat.hear(message);
        else if (message.type === 'presence') this.#present(message.seats);
      },
    });
  }

  close(): void {
    this.#socket?.close();
  }

  #present(connected: boolean[]): void {
    if (!this.table) return;
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat, index) => ({ ...seat, connected: connected[index] })),
    };
  }
}
