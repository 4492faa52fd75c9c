/** A game's waiting room as the server tells it. */

import { addressOf, GameSocket, type Line } from '../api/socket';
import type { Table } from '../api/types';
import { language } from '../i18n/index.svelte';

export class Room {
  table = $state.raw<Table | null>(null);
  line = $state<Line>('connecting');
  #socket: GameSocket;

  constructor(game: string, token: string) {
    this.#socket = new GameSocket(addressOf(game), {
      hello: () => ({ token, language: language(), events: 0, chat: 0 }),
      line: (state) => (this.line = state),
      heard: (message) => {
        if (message.type === 'position') this.table = message;
        else if (message.type === 'presence') this.#present(message.seats);
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  #present(connected: boolean[]): void {
    if (!this.table) return;
    this.table = { ...this.table, seats: this.table.seats.map((seat, index) => ({ ...seat, connected: connected[index] })) };
  }
}
