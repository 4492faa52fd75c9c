/** A game being played over the network: positions come in, choices go out. */

import { persist } from '../../app/persist';
import { preferences } from '../../app/preferences.svelte';
import { seatsIn, type HeldSeat } from '../../app/seats';
import { act, api, bearer, pause, Refused, type Answered } from '../../api/client';
import { fetchCards } from '../../api/games';
import { Chat } from '../../chat/chat.svelte';
import { addressOf, DAMAGED, GameSocket, NO_SUCH_GAME, UNAVAILABLE, wait, type Line } from '../../api/socket';
import type { Choice, Message, Table } from '../../api/types';
import { inWords } from '../../forms/problems';
import { language } from '../../i18n/index.svelte';
import { play, soundOf } from '../../sound/play';
import { isOverdue, isWaiting, NONE, offerOf, type Action, type Shown } from './action';
import { flash, glide } from '../things/animation';
import { TableModel } from './model.svelte';
import { announce } from './notify';
import { Reel } from '../told/reel';
import { newScoring } from '../told/scoring';

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
  #action: Action = NONE;
  /** The last position that has come. */
  #latest: Table | null = null;
  #reel = new Reel(this.model, (table) => this.#show(table));
  /** The cards that are wanted, by language and edition. */
  #cards = '';

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
    this.#cards = '';
    this.#socket?.close();
    this.#reel.clear();
    clearTimeout(this.#lost);
  }

  /** Asks until there is an answer: without the cards there is nothing to show. */
  async loadCards(language: string, edition: string): Promise<void> {
    const wanted = (this.#cards = `${language} ${edition}`);
    for (let failures = 0; this.#cards === wanted; failures++) {
      try {
        const cards = await fetchCards(language, edition);
        if (this.#cards !== wanted) return;
        this.model.cards = cards;
        this.#socket?.say({ type: 'language', language });
        return;
      } catch {
        await pause(wait(failures));
      }
    }
  }

  /** The player of a covered seat is there now. */
  uncover(): void {
    const seat = this.covered;
    this.covered = null;
    if (seat) this.#sit(seat);
  }

  async play(...choices: Choice[]): Promise<void> {
    const ids = choices.map(({ id }) => id);
    await this.#act(
      (request, seq) => api.POST('/api/games/{id}/choices', { ...this.#as(), body: { seq, request, choices: ids } }),
      choices,
    );
  }

  async undo(): Promise<void> {
    await this.#act((request, seq) =>
      api.POST('/api/games/{id}/undo', { ...this.#as(), body: { seq, request, steps: 1 } }),
    );
  }

  async hint(): Promise<void> {
    this.problem = '';
    try {
      const { Hint } = await persist(() => import('../hint/hint.svelte'));
      if (this.model.advisable) this.model.hint ??= new Hint(this);
    } catch (problem) {
      this.failed(problem);
    }
  }

  async standIn(seat: number): Promise<void> {
    await this.#act((request) => api.POST('/api/games/{id}/replace', { ...this.#as(), body: { seat, request } }));
  }

  async comeBack(seat: number): Promise<void> {
    const token = this.#held.find((held) => held.seat === seat)?.token;
    await this.#act(() => api.POST('/api/games/{id}/return', this.#as(token)));
  }

  async resign(): Promise<void> {
    await this.#act(() => api.POST('/api/games/{id}/resign', this.#as()));
  }

  async setPace(pace: Table['pace']): Promise<void> {
    await this.#act(() => api.POST('/api/games/{id}/pace', { ...this.#as(), body: { pace } }));
  }

  async hurry(): Promise<void> {
    if (this.model.told.again) this.goOn();
    else if (!this.#reel.hurry()) await this.#act(() => api.POST('/api/games/{id}/hurry', this.#as()));
  }

  showAgain(): void {
    this.#reel.again();
  }

  goOn(): void {
    this.#reel.goOn();
    this.#cover();
  }

  /** For this game, as whoever has the token. */
  #as(token = this.token) {
    return { params: { path: { id: this.game } }, headers: bearer(token) };
  }

  get #shown(): Shown {
    return { seq: this.model.table?.seq ?? 0, offer: offerOf(this.model.prompt?.choices) };
  }

  #now(action: Action): void {
    this.#action = action;
    this.model.busy = isWaiting(action, this.#shown);
  }

  /** `choices` are made again if they came too late: others may act at the same time, as in the draft. */
  async #act(
    send: (request: string, seq: number) => Promise<Answered<{ seq: number }>>,
    choices?: Choice[],
  ): Promise<void> {
    if (!this.model.table || this.model.busy) return;
    const { seq, offer } = this.#shown;
    const sent: Action = { step: 'sent', offer };
    // The player may have gone on meanwhile: then what has become of this action is of no interest any more.
    const becomes = (action: Action) => this.#now(this.#action === sent ? action : this.#action);
    this.#now(sent);
    this.problem = '';
    try {
      const written = await act((request) => send(request, seq));
      becomes({ step: 'done', seq: written.seq });
    } catch (problem) {
      const stale = problem instanceof Refused && problem.reason === 'stale';
      becomes(stale && choices ? { step: 'late', seq, offer, choices } : NONE);
      if (!stale) this.failed(problem);
    }
    this.#makeUp();
  }

  /** Make late choices again if they are still asked for. */
  #makeUp(): void {
    const action = this.#action;
    if (!isOverdue(action, this.#shown)) return;
    this.#now(NONE);
    if (action.offer === this.#shown.offer) void this.play(...action.choices);
  }

  failed(problem: unknown): void {
    const ending = problem instanceof Refused ? ENDINGS[problem.reason] : undefined;
    if (ending) this.#end(ending);
    else this.problem = inWords(problem);
  }

  #end(ending: Ending): void {
    this.ended = ending;
    this.close();
  }

  #sit(seat: HeldSeat | undefined): void {
    this.#socket?.close();
    this.#seat = seat;
    this.#reel.clear();
    this.model.events = [];
    if (!seat) {
      this.ended = 'unknown';
      return;
    }
    this.#socket = new GameSocket(addressOf(this.game), {
      hello: () => ({
        token: seat.token,
        others: this.#held.filter((held) => held !== seat).map((held) => held.token),
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

  /** Whose turn it is, people are told even while they read something else. */
  #position(table: Table): void {
    announce(table, this.#latest);
    this.#latest = table;
    this.#reel.hear(table);
  }

  #show(table: Table): void {
    const before = this.model.table;
    if (before && before.you === table.you && table.seq < before.seq) return;
    const known = Math.min(this.model.events.length, table.events.from);
    // All of it at once, so that the table is drawn once.
    glide(() => {
      this.model.show(table);
      if (before && known > 0) this.model.told.scoring = newScoring(this.model.events, known);
      this.#now(this.#action);
    });
    const news = before ? this.model.events.slice(known) : [];
    flash(news, table.you);
    const heard = soundOf(news);
    if (heard) play(heard);
    this.#cover();
    this.#makeUp();
    if (table.forecast && preferences.forecast)
      void import('../forecast/forecast.svelte').then(
        ({ look }) => look(this),
        () => {},
      );
  }

  /** Another person of this device is asked. */
  #cover(): void {
    const { table, told } = this.model;
    const prompt = table?.view?.prompt;
    const other = this.#held.find((held) => held.seat === prompt?.seat);
    if (!table || !prompt || !other || !this.shared || told.holds) return;
    if (prompt.seat !== table.you && !prompt.choices && !table.seats[prompt.seat].stand_in) this.covered = other;
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
