/** A review as it is looked at: what is known so far, whose turns are listed, and which of them is chosen. */

import { Refused } from '../api/client';
import { fetchCards, NO_EVENTS } from '../api/games';
import { addressOf, GameSocket } from '../api/socket';
import type { Cards, Table } from '../api/types';
import type { Route } from '../app/router.svelte';
import { seatsIn } from '../app/seats';
import { inWords } from '../forms/problems';
import { language } from '../i18n/index.svelte';
import { sourceOf, type Source } from '../replay/source';
import { keepReview } from '../statistics/kept';
import { mistakesOf, turnsOf, type Tab } from './figures';
import { reviewSource, type ReviewSource } from './source';
import type { Reviewed, ReviewDocument, SeatReview, TurnReview } from './types';

const ASK_EVERY = 4000;

export class ReviewModel {
  table = $state.raw<Table | null>(null);
  cards = $state.raw<Cards | null>(null);
  reviewed = $state.raw<Reviewed | null>(null);
  problem = $state('');
  /** What went wrong while looking: what is there stays. */
  trouble = $state('');
  /** Whose turns are listed. */
  seat = $state(0);
  tab = $state<Tab>('mistakes');
  /** The number of the chosen turn. */
  chosen = $state<number | null>(null);

  readonly source: Source;
  readonly asks: ReviewSource;
  readonly game: string;
  /** The seats held on this device. */
  readonly mine: number[];
  #socket: GameSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #again = false;
  #closed = false;
  #lost = false;

  document = $derived<ReviewDocument | null>(this.reviewed?.review ?? null);
  names = $derived(this.table?.seats.map(({ name }) => name ?? '') ?? []);
  own = $derived<SeatReview | null>(this.document?.seats[this.seat] ?? null);
  turns = $derived<TurnReview[]>(this.document ? turnsOf(this.document, this.seat) : []);
  turn = $derived<TurnReview | null>(this.chosen === null ? null : (this.document?.turns[this.chosen] ?? null));
  looking = $derived(this.reviewed?.state === 'running');
  complete = $derived(this.reviewed?.state === 'complete');
  /** One's own mistakes, the dearest first. */
  lessons = $derived.by(() => {
    const seat = this.mine.find((held) => this.document?.seats[held]);
    return this.document && seat !== undefined ? mistakesOf(this.document, this.document.seats[seat]) : [];
  });

  constructor(route: Route) {
    this.game = 'game' in route ? route.game : '';
    this.source = sourceOf(route);
    this.asks = reviewSource(route);
    this.mine = 'shared' in route && route.shared ? [] : seatsIn(this.game).flatMap(({ seat }) => seat ?? []);
  }

  async open(): Promise<void> {
    this.problem = '';
    try {
      const spoken = language();
      const table = await this.source.table(spoken);
      this.cards = await fetchCards(spoken, table.options.edition);
      const first = !this.table;
      this.table = table;
      if (first) this.seat = this.mine[0] ?? table.winners?.[0] ?? 0;
      this.#take(await this.asks.known(spoken));
    } catch (problem) {
      this.problem = inWords(problem);
    }
  }

  /** Begins to look, or goes on. */
  async look(): Promise<void> {
    this.trouble = '';
    try {
      this.#take(await this.asks.look(language()));
    } catch (problem) {
      this.trouble = inWords(problem);
    }
  }

  /** Asks no more; the server goes on. */
  rest(): void {
    this.#hangUp();
    this.reviewed = { ...this.reviewed!, state: 'stopped' };
  }

  choose(number: number | null): void {
    this.chosen = number;
  }

  /** Chooses the turn before or after among those of this seat. */
  step(by: number): void {
    const at = this.turns.findIndex(({ number }) => number === this.chosen);
    const next = this.turns[at < 0 ? (by > 0 ? 0 : this.turns.length - 1) : at + by];
    if (next) this.chosen = next.number;
  }

  show(seat: number): void {
    this.seat = seat;
    this.chosen = null;
    this.#point();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #take(reviewed: Reviewed): void {
    this.reviewed = reviewed;
    this.#point();
    if (reviewed.state === 'running') this.#listen();
    else this.#hangUp();
    if (reviewed.state === 'complete') this.#keep();
  }

  /** Something is always chosen: the dearest mistake, or else the first turn. */
  #point(): void {
    if (!this.document || (this.chosen !== null && this.document.turns[this.chosen]?.seat === this.seat)) return;
    this.chosen = this.own?.mistakes[0] ?? this.turns.find(({ kind }) => kind === 'turn')?.number ?? null;
  }

  /** Asks again when the server says that there is more, or after a while where nobody says so. */
  #listen(): void {
    if (this.#closed) return;
    const { token } = this.asks;
    if (token === null) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY);
    } else
      this.#socket ??= new GameSocket(addressOf(this.game), {
        hello: () => ({ token, language: language(), events: NO_EVENTS, chat: NO_EVENTS }),
        line: (state) => {
          if (state === 'open' && this.#lost) void this.#ask();
          this.#lost = state === 'lost';
        },
        heard: (message) => message.type === 'review' && void this.#ask(),
      });
  }

  async #ask(): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking || this.#closed) return;
    this.#asking = true;
    try {
      const known = await this.asks.known(language());
      if (this.looking) {
        this.trouble = '';
        this.#take(known);
      }
    } catch (problem) {
      if (this.looking) {
        this.trouble = inWords(problem);
        if (!(problem instanceof Refused)) this.#listen();
      }
    }
    this.#asking = false;
    if (this.#again) void this.#ask();
  }

  #keep(): void {
    const [seat, second] = this.mine;
    if (seat === undefined || second !== undefined || !this.document) return;
    const { given_away: given, luck, turns } = this.document.seats[seat];
    keepReview(this.game, { given, turns, luck: this.document.draws.length ? luck : null });
  }
}
