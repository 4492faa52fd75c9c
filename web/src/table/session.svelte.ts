/** A game being played over the network: positions come in, choices go out. */

import { seatsIn, type HeldSeat } from '../app/seats';
import { act, answer, api, bearer, Refused } from '../api/client';
import { fetchCards } from '../api/games';
import { Chat } from '../chat/chat.svelte';
import { addressOf, DAMAGED, GameSocket, NO_SUCH_GAME, UNAVAILABLE, type Line } from '../api/socket';
import type { Choice, Message, Table } from '../api/types';
import { inWords } from '../forms/problems';
import { language } from '../i18n/index.svelte';
import { flash, glide } from './animation';
import { TableModel } from './model.svelte';
import { announce } from './notify';

/** Why a game cannot go on: not known here, removed meanwhile, or its data are damaged. */
export type Ending = 'unknown' | 'removed' | 'damaged';

/** Reasons for a refusal after which no other action can succeed either. */
const ENDINGS: Record<string, Ending> = { no_such_game: 'removed', damaged: 'damaged' };

export class Session {
  readonly model = new TableModel(this);
  ended = $state<Ending | null>(null);
  /** The line has been lost for longer than a blink. */
  gone = $state(false);
  /** The server answers, but its database is away. */
  unavailable = $state(false);
  /** What went wrong, in words. */
  problem = $state('');
  /** The seat whose player should take the device. */
  covered = $state<HeldSeat | null>(null);

  #socket: GameSocket | null = null;
  #held: HeldSeat[];
  #seat: HeldSeat | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;
  /** The action without an answer yet. A position in which the same can be chosen as before is of somebody else's. */
  #sending: { offered: string } | null = null;
  /** The position that the last action has led to, which may not have come yet. */
  #awaited = 0;
  /** A position that was no longer true when the player acted in it. */
  #staleSeq = -1;
  /** What was meant then, and what could be chosen. */
  #late: { choice: Choice; offered: string } | null = null;

  constructor(readonly game: string) {
    this.#held = seatsIn(game);
    this.model.here = this.#held.flatMap(({ seat }) => seat ?? []);
    this.model.chat = new Chat(game, () => this.token);
    this.#sit(this.#held[0]);
  }

  /** Several people play on this device. */
  get shared(): boolean {
    return this.#held.length > 1;
  }

  get token(): string {
    return this.#seat?.token ?? '';
  }

  close(): void {
    this.#socket?.close();
    clearTimeout(this.#lost);
  }

  async loadCards(language: string, edition: string): Promise<void> {
    this.model.cards = await fetchCards(language, edition);
    this.#socket?.say({ type: 'language', language });
  }

  /** The player of a covered seat is there now. */
  uncover(): void {
    const seat = this.covered;
    this.covered = null;
    if (seat) this.#sit(seat);
  }

  async play(choice: Choice): Promise<void> {
    const offered = this.#offered();
    const refused = await this.#act((request, seq) =>
      api.POST('/api/games/{id}/choices', {
        params: { path: { id: this.game } },
        headers: bearer(this.token),
        body: { seq, request, choices: [choice.id] },
      }),
    );
    if (refused !== 'stale') return;
    // Others may act at the same time, as in the draft: what was meant is said again if nothing has changed for this seat.
    this.#late = { choice, offered };
    this.#sayAgain();
  }

  async undo(): Promise<void> {
    await this.#act((request, seq) =>
      api.POST('/api/games/{id}/undo', {
        params: { path: { id: this.game } },
        headers: bearer(this.token),
        body: { seq, request, steps: 1 },
      }),
    );
  }

  async hint(): Promise<void> {
    const asked = this.model.table?.seq;
    this.problem = '';
    try {
      const { hints } = answer(
        await api.POST('/api/games/{id}/hint', {
          params: { path: { id: this.game } },
          headers: bearer(this.token),
          body: { ms: 400 },
        }),
      );
      if (this.model.table?.seq === asked)
        this.model.advice = this.model.choices.find((choice) => choice.id === hints[0]?.choice) ?? null;
    } catch (problem) {
      if (this.model.table?.seq === asked) this.#failed(problem);
    }
  }

  async standIn(seat: number): Promise<void> {
    await this.#act((request) =>
      api.POST('/api/games/{id}/replace', {
        params: { path: { id: this.game } },
        headers: bearer(this.token),
        body: { seat, request },
      }),
    );
  }

  async comeBack(seat: number): Promise<void> {
    const token = this.#held.find((held) => held.seat === seat)?.token ?? this.token;
    await this.#act(() =>
      api.POST('/api/games/{id}/return', { params: { path: { id: this.game } }, headers: bearer(token) }),
    );
  }

  async resign(): Promise<void> {
    await this.#act(() =>
      api.POST('/api/games/{id}/resign', { params: { path: { id: this.game } }, headers: bearer(this.token) }),
    );
  }

  async setPace(pace: Table['pace']): Promise<void> {
    await this.#act(() =>
      api.POST('/api/games/{id}/pace', {
        params: { path: { id: this.game } },
        headers: bearer(this.token),
        body: { pace },
      }),
    );
  }

  async hurry(): Promise<void> {
    await this.#act(() =>
      api.POST('/api/games/{id}/hurry', { params: { path: { id: this.game } }, headers: bearer(this.token) }),
    );
  }

  #sayAgain(): void {
    const late = this.#late;
    if (!late || this.model.table?.seq === this.#staleSeq) return;
    this.#late = null;
    if (late.offered === this.#offered()) void this.play(late.choice);
  }

  /** Why the server refused, or ''. */
  async #act(send: (request: string, seq: number) => ReturnType<typeof api.POST>): Promise<string> {
    const seq = this.model.table?.seq;
    if (seq === undefined || this.model.busy) return '';
    const sending = { offered: this.#offered() };
    this.#sending = sending;
    this.model.busy = true;
    this.problem = '';
    try {
      const { seq: reached } = (await act((request) => send(request, seq))) as { seq: number };
      this.#awaited = Math.max(this.#awaited, reached);
      if (this.#sending === sending) this.#sending = null;
      this.#rest();
      return '';
    } catch (problem) {
      if (this.#sending === sending) this.#sending = null;
      this.model.busy = false;
      if (problem instanceof Refused && problem.reason === 'stale') {
        this.#staleSeq = seq;
        return 'stale';
      }
      this.#failed(problem);
      return 'refused';
    }
  }

  #failed(problem: unknown): void {
    const ending = problem instanceof Refused ? ENDINGS[problem.reason] : undefined;
    if (ending) this.#end(ending);
    else this.problem = inWords(problem);
  }

  #end(ending: Ending): void {
    this.ended = ending;
    this.close();
  }

  #offered(): string {
    return JSON.stringify(this.model.prompt?.choices ?? []);
  }

  /** The player may act again once what was done before can be seen. */
  #rest(): void {
    const waits = this.#sending !== null && this.#sending.offered === this.#offered();
    this.model.busy = waits || (this.model.table?.seq ?? 0) < this.#awaited;
  }

  #sit(seat: HeldSeat | undefined): void {
    this.#socket?.close();
    this.#seat = seat;
    this.model.events = [];
    if (!seat) {
      this.ended = 'unknown';
      return;
    }
    this.#socket = new GameSocket(addressOf(this.game), {
      hello: () => ({
        token: seat.token,
        language: language(),
        events: this.model.events.length,
        chat: this.model.chat?.next ?? 0,
      }),
      heard: (message) => this.#heard(message),
      line: (state, code) => this.#lineIs(state, code),
    });
  }

  #lineIs(state: Line, code: number): void {
    if (state === 'open') {
      clearTimeout(this.#lost);
      this.#lost = undefined;
      this.gone = false;
    } else if (state === 'refused') {
      this.#end(code === DAMAGED ? 'damaged' : code === NO_SUCH_GAME && this.model.table ? 'removed' : 'unknown');
    } else if (state === 'lost') {
      this.unavailable = code === UNAVAILABLE;
      this.#lost ??= setTimeout(() => (this.gone = true), 1500);
    }
  }

  #heard(message: Message): void {
    if (message.type === 'position') this.#position(message);
    else if (message.type === 'thinking') this.model.thinking = message.seat;
    else if (message.type === 'presence') this.#presence(message.seats, message.away_for);
    else if (message.type === 'chat') this.model.chat?.hear(message);
  }

  #position(table: Table): void {
    const before = this.model.table;
    if (before && before.you === table.you && table.seq < before.seq) return;
    const known = this.model.events.length;
    glide(() => this.model.show(table));
    if (before) flash(this.model.events.slice(Math.min(known, table.events.from)), table.you);
    this.#rest();
    const asked = table.view?.prompt?.seat;
    const other = this.#held.find((held) => held.seat === asked);
    if (this.shared && other && asked !== table.you && !table.view?.prompt?.choices && !table.seats[asked!].stand_in)
      this.covered = other;
    announce(table, before);
    this.#sayAgain();
  }

  #presence(seats: boolean[], awayFor: (number | null)[]): void {
    const table = this.model.table;
    const now = performance.now();
    this.model.awaySince = awayFor.map((seconds) => (seconds === null ? null : now - 1000 * seconds));
    if (table)
      this.model.table = {
        ...table,
        seats: table.seats.map((seat, index) => ({ ...seat, connected: seats[index] ?? false })),
      };
  }
}
