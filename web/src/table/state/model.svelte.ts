/** The table as one seat sees it: the position, what can be done in it, and what is being looked at. */

import { getContext, setContext } from 'svelte';
import { preferences } from '../../app/preferences.svelte';
import type {
  Cards,
  Choice,
  GameEvent,
  GuestCard,
  HotelBoard,
  Notice,
  Player,
  PrintedValues,
  Progress,
  StaffCard,
  Table,
  TileCard,
  ObjectiveCard,
} from '../../api/types';
import { hasCompany, type Chat } from '../../chat/chat.svelte';
import type { Topic } from '../../help/topics';
import type { Forecast } from '../forecast/forecast.svelte';
import type { Hint } from '../hint/hint.svelte';
import { turnTiles, updated } from '../log/chronicle';
import { Told } from '../told/told.svelte';
import { among, grouped, isBoosted, isOf, NO_TARGETS, parts, thingsOf } from './touches';
import { regretOf, type Regret } from './warnings';

/** Whoever carries out what the player chooses. */
export interface Hands {
  /** Plays these choices, one after the other, as one action. */
  play(...choices: Choice[]): void;
  undo(): void;
  /** Asks what a strong player would do. */
  hint?(): void;
  /** A bot plays on for somebody who is away. */
  standIn?(seat: number): void;
  /** Takes a seat of this device back from the bot. */
  comeBack?(seat: number): void;
  /** Leaves the game for good. */
  resign?(): void;
  /** How long bots wait before they act. */
  setPace?(pace: Table['pace']): void;
  /** Bots make no pauses until a person is asked. */
  hurry?(): void;
  /** What happened since this person's last turn is shown once more. */
  showAgain?(): void;
  /** The reader has seen enough: what has come meanwhile is shown. */
  goOn?(): void;
}

export interface Popover {
  anchor: Element;
  choices: Choice[];
  /** It serves from the kitchen, and stays as long as what is paid for lasts. */
  serving?: boolean;
}

export class TableModel {
  table = $state.raw<Table | null>(null);
  events = $state.raw<GameEvent[]>([]);
  cards = $state.raw<Cards | null>(null);
  /** The seat that is thinking, if it is a bot's. */
  thinking = $state<number | null>(null);
  /** An action is under way. */
  busy = $state(false);
  popover = $state.raw<Popover | null>(null);
  /** The next die is taken one stronger, for a krone. */
  boosting = $state(false);
  regret = $state.raw<{ choice: Choice; regret: Regret } | null>(null);
  help = $state.raw<{ topic: Topic; anchor: Element; held: boolean } | null>(null);
  /** Leopold's advice for this position. */
  advice = $state.raw<Choice | null>(null);
  /** The panel with all of it, while it is open. */
  hint = $state.raw<Hint | null>(null);
  /** What every seat can expect. */
  forecast = $state.raw<Forecast | null>(null);
  /** On a phone amounts and drafted cards are marked first, and answered with the button. */
  marked = $state.raw<Choice | null>(null);
  /** The rival whose board is open. */
  rival = $state<number | null>(null);
  chat = $state.raw<Chat | null>(null);
  /** The notice that has just come. */
  news = $state.raw<Notice | null>(null);
  /** When each person was last there, in milliseconds of `performance.now()`; null for who is there. */
  awaySince = $state.raw<(number | null)[]>([]);
  /** The seats held on this device. */
  here = $state.raw<number[]>([]);
  readonly told = new Told(this);

  view = $derived(this.table?.view ?? null);
  seat = $derived(this.table?.you ?? 0);
  names = $derived(this.table?.seats.map((seat) => seat.name ?? '') ?? []);
  me = $derived<Player | null>(this.view?.players[this.seat] ?? null);
  prompt = $derived(this.view?.prompt ?? null);
  /** The bot that plays for whoever sits here. */
  standIn = $derived(this.table?.you == null ? null : this.table.seats[this.table.you].stand_in);
  asked = $derived(this.prompt?.choices !== undefined && !this.standIn && !this.told.holds);
  /** What the position asks, also while the answer is under way. */
  offered = $derived<Choice[]>((this.asked && this.prompt?.choices) || []);
  #offers = $derived(
    this.view && this.table?.you != null
      ? grouped(this.offered, thingsOf(this.view, this.seat))
      : { of: new Map<string, Choice[]>(), loose: this.offered },
  );
  choices = $derived(this.busy ? [] : this.offered);
  targets = $derived(this.busy ? NO_TARGETS : this.#offers);
  boostable = $derived(this.choices.some(isBoosted));
  /** What serving from the kitchen means now, in this player's own turn. */
  serving = $derived(this.table?.insight?.serving ?? null);
  turns = $derived(this.view ? turnTiles(this.view, this.events) : []);

  /** The chat, where there is somebody to talk to. */
  talk = $derived(this.chat && hasCompany(this.table?.seats ?? [], this.here) ? this.chat : null);

  guests = $derived(new Map<number, GuestCard>(this.cards?.guests.map((card) => [card.number, card])));
  staff = $derived(new Map<number, StaffCard>(this.cards?.staff.map((card) => [card.number, card])));
  tiles = $derived(new Map<string, TileCard>(this.cards?.tiles.map((card) => [card.name, card])));
  objectives = $derived(new Map<number, ObjectiveCard>(this.cards?.objectives.map((card) => [card.number, card])));
  hotels = $derived(new Map<string, HotelBoard>(this.cards?.hotels.map((board) => [board.name, board])));

  /** Towards the three objectives. */
  progress = $derived<Progress[]>(this.table?.insight?.progress[this.seat] ?? []);

  constructor(readonly hands: Hands) {}

  /** Whether Leopold may be asked for advice. */
  get advisable(): boolean {
    return this.asked && !!this.hands.hint && this.table!.hints && preferences.hints;
  }

  /** What the boards print; a table is drawn when the cards are there. */
  get board(): PrintedValues {
    return this.cards!.board;
  }

  show(table: Table): void {
    this.events = updated(this.events, table.events.from, table.events.list);
    if (this.table && table.notices.length > this.table.notices.length) this.news = table.notices.at(-1)!;
    this.table = table;
    this.thinking = null;
    this.popover = this.#servingOn();
    this.boosting &&= this.prompt?.choices?.some(isBoosted) ?? false;
    this.regret = null;
    this.advice = null;
    this.marked = null;
    this.hint?.shown(table.seq);
  }

  /** The list of what can be served, while nothing more is to be paid. */
  #servingOn(): Popover | null {
    const choices = this.prompt?.choices?.filter((choice) => isOf(choice, 'SERVE')) ?? [];
    return this.popover?.serving && this.serving?.price === 0 && choices.length ? { ...this.popover, choices } : null;
  }

  /** The choices that a thing means. */
  of(...things: string[]): Choice[] {
    return among(this.targets, things);
  }

  /** The same, also while an answer is under way. */
  offeredAt(...things: string[]): Choice[] {
    return among(this.#offers, things);
  }

  /** The one choice with these labels at a thing, such as PUT or SERVE of wine at a table. */
  exactly(thing: string, blocks: string[], label: string): Choice | null {
    return this.of(thing).find((choice) => blocks.includes(parts(choice)[0]) && parts(choice)[1] === label) ?? null;
  }

  /** Of a die with and without a boost, the one that is meant now. */
  meant(choices: Choice[]): Choice[] {
    const boosted = choices.filter(isBoosted);
    if (!boosted.length) return choices;
    return this.boosting ? boosted : choices.filter((choice) => !isBoosted(choice));
  }

  /** Whether all that these things mean now would do nothing. */
  isIdle(...things: string[]): boolean {
    const choices = this.meant(this.of(...things));
    return choices.length > 0 && choices.every(({ id }) => this.table?.insight?.idle[id]);
  }

  /** Serves from the kitchen: everything at once, or what is picked from a list. */
  serve(anchor: Element): void {
    const choices = this.choices.filter((choice) => isOf(choice, 'SERVE'));
    const together = this.serving?.together.flatMap((id) => choices.find((choice) => choice.id === id) ?? []) ?? [];
    if (together.length) this.play(...together);
    else this.popover = { anchor, choices, serving: true };
  }

  /** Touching a thing plays its choice, or asks which of several is meant. */
  touch(anchor: Element, choices: Choice[]): void {
    this.help = null;
    if (choices.length === 1) this.choose(choices[0]);
    else if (choices.length > 1) this.popover = { anchor, choices };
  }

  /** Plays a choice, after a warning if it is easily regretted, unless Leopold has just advised it. */
  choose(choice: Choice): void {
    const regret = regretOf(choice, this.choices, this.table?.insight?.idle);
    if (!this.popover?.serving) this.popover = null;
    const advised = this.advice?.id === choice.id;
    if (regret && !advised && preferences.warnings[regret.warning]) this.regret = { choice, regret };
    else this.play(choice);
    this.hint?.stop();
  }

  play(...choices: Choice[]): void {
    this.regret = null;
    this.told.open = false;
    this.help = null;
    this.hands.play(...choices);
  }

  /** Whether the advice is to touch one of these things. */
  advised(things: string[]): boolean {
    return this.advice?.touches.some((thing) => things.includes(thing)) ?? false;
  }

  undo(): void {
    this.hint?.stop();
    if (!this.busy && !this.standIn && (this.table?.undo ?? 0) > 0) this.hands.undo();
  }
}

export const TABLE = Symbol('table');
export const setTable = (model: TableModel): TableModel => setContext(TABLE, model);
export const useTable = (): TableModel => getContext<TableModel>(TABLE);
