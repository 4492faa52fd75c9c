/** A position for tests: two players, round 2, seat 0 is asked for its turn. */

import type { Cards, Choice, GameEvent, Insight, Notice, Player, Table, View } from '../api/types';
import { TableModel } from '../table/state/model.svelte';

const NIGHT = 'BYRRBYYRRYBRBYYBRBRB';
const COLOURS = { B: 'blue', Y: 'yellow', R: 'red' } as const;
const GROUPS = [[0], [1, 5, 6], [2, 3, 7, 8], [4], [9, 13, 14], [10, 15], [11, 16], [12, 17], [18], [19]];

export const CARDS: Cards = {
  guests: [
    {
      number: 62,
      name: 'Opera Singer',
      colour: 'yellow',
      order: { strudel: 1, cake: 1, wine: 2 },
      points: 4,
      reward: [
        { effect: 'take_guest_free', n: 0 },
        { effect: 'gain_emperor_steps', n: 3 },
      ],
      text: '',
      lines: [
        { strip: 'i:guest', text: 'Take a guest from the queue to a free table without paying.' },
        { strip: '3 i:emperor', text: 'Advance 3 spaces on the emperor track.' },
      ],
    },
    {
      number: 75,
      name: 'Baroness',
      colour: 'blue',
      order: { wine: 2, coffee: 2 },
      points: 5,
      reward: [{ effect: 'draw_three_play_one', n: 3 }],
      text: '',
      lines: [{ strip: 'i:draw-three −3', text: 'Look at 3 staff cards and play one of them for 3 krones less.' }],
    },
  ],
  staff: [
    {
      number: 3,
      name: 'Barkeeper',
      cost: 4,
      when: 'each_round',
      parts: [],
      text: 'Once per round: 1 wine',
      strip: 'i:wine',
      set: null,
    },
    {
      number: 24,
      name: 'Chief Waiter',
      cost: 1,
      when: 'permanent',
      parts: [],
      text: 'Serving from the kitchen costs nothing',
      strip: 'i:kitchen c:0',
      set: null,
    },
    {
      number: 48,
      name: 'Hotel Manager',
      cost: 4,
      when: 'final',
      parts: [],
      text: '',
      strip: '4 i:points / i:c-any',
      set: null,
    },
  ],
  objectives: [
    { number: 105, letter: 'A', text: 'own 20 krones' },
    { number: 109, letter: 'B', text: '2 floors fully occupied' },
    { number: 113, letter: 'C', text: '' },
  ],
  tiles: [
    {
      name: 'A1',
      reward: [{ effect: 'gain_krones', n: 3 }],
      text: '3 krones',
      penalty: 'pay 3 krones (or lose 5 points)',
      reward_strips: ['3 i:krone'],
      penalty_strips: ['−3 i:krone', '−5 i:points'],
    },
  ],
  hotels: [
    { name: 'night', text: 'night hotel', rooms: [...NIGHT].map((letter) => COLOURS[letter as 'B']), groups: GROUPS },
  ],
  board: {
    rounds: 7,
    most_krones: 20,
    guest_cost: [3, 2, 1, 0, 0],
    floor_cost: [0, 1, 2, 3],
    room_points: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2],
    space_points: [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9],
    claim_points: [15, 10, 5],
    scorings: [
      { letter: 'A', round: 3, back: 3 },
      { letter: 'B', round: 5, back: 5 },
      { letter: 'C', round: 7, back: 7 },
    ],
    reward_from: 3,
    group_bonus: {
      blue: { icon: 'points', by_size: [0, 2, 5, 9, 15] },
      red: { icon: 'krone', by_size: [0, 1, 3, 6, 10] },
      yellow: { icon: 'emperor', by_size: [0, 1, 3, 6, 10] },
    },
  },
};

const PROGRESS = [
  { icon: 'krone', have: 10, need: 20, counts: [] },
  { icon: 'floors', have: 0, need: 2, counts: [] },
  {
    icon: 'occupy',
    have: 0,
    need: 9,
    counts: ['c-blue', 'c-red', 'c-yellow'].map((icon) => ({ icon, have: 0, need: 3 })),
  },
];

export function player(change: Partial<Player> = {}): Player {
  return {
    hotel: 'night',
    krones: 10,
    emperor: 0,
    points: 0,
    kitchen: { strudel: 1, cake: 1, wine: 1, coffee: 1 },
    cafe: [null, null, null],
    rooms: ['ff...', 'f....', '.....', '.....'],
    groups_paid: [],
    hand: [48],
    staff: [],
    used: [],
    pack: [],
    claims: {},
    turns: 0,
    passed: false,
    ...change,
  };
}

export interface Given {
  me?: Partial<Player>;
  view?: Partial<View>;
  turn?: Partial<View['turn']>;
  ask?: string;
  n?: number;
  /** null: another seat is asked. */
  choices?: string[] | null;
  /** With only the fields that matter. */
  events?: { event: GameEvent['event']; [field: string]: unknown }[];
  table?: Partial<Table>;
  /** Why something is not possible, by thing. */
  why?: Record<string, string>;
  prices?: Partial<NonNullable<Insight['prices']>>;
  insight?: Partial<Insight>;
}

const TOUCHES: Record<string, string> = {
  TAKE_GUEST: 'guest',
  TAKE_DIE: 'die',
  TAKE_DIE_BOOSTED: 'die',
  MOVE_IN: 'table',
  CLAIM: 'objective',
  PREPARE: 'room',
  OCCUPY: 'room',
  PLAY_STAFF: 'staff',
  KEEP_STAFF: 'staff',
  USE_STAFF: 'staff',
};

function choice(name: string, id: number): Choice {
  const [block, label, place] = name.split(':');
  if (block === 'PUT') return { id, name, text: name, touches: [place === 'kitchen' ? place : `table:${place}`] };
  return { id, name, text: name, touches: block in TOUCHES ? [`${TOUCHES[block]}:${label}`] : [] };
}

export function tableOf({
  me,
  view,
  turn,
  ask = 'turn',
  n = 0,
  choices = [],
  events = [],
  table,
  why = {},
  prices = {},
  insight = {},
}: Given): Table {
  const options = { players: 2, hotel: 'night', staff: 'introductory', edition: 'current', promos: true };
  const whole: View = {
    format: 'grandaustria.view',
    version: 1,
    options,
    round: 2,
    start: 0,
    dice: [2, 3, 1, 0, 2, 2],
    queue: [62, 75, 62, 75, 62],
    guest_deck: 40,
    guest_discard: [],
    staff_deck: 30,
    under_deck: [],
    looked_at: [],
    dismissed: [],
    tiles: ['A1', 'B2', 'C1'],
    objectives: [105, 109, 113],
    turn: { acted: false, guest_taken: false, die_taken: false, extra: false, extra_turns: 0, serving: 0, ...turn },
    players: [player(me), player()],
    seat: 0,
    tenants: [{}, {}],
    events: events.length,
    agenda: [],
    prompt: { seat: choices ? 0 : 1, ask, n, line: '', short: '', choices: choices?.map(choice) },
    ...view,
  };
  const seat = {
    kind: 'person' as const,
    bot: null,
    connected: true,
    stand_in: null,
    stays: false,
    missed: 0,
    resigned: false,
    picked: false,
  };
  return {
    game: 'g',
    seq: 1,
    status: 'playing',
    options,
    you: 0,
    seats: [
      { ...seat, name: 'Anna' },
      { ...seat, name: 'Theodor' },
    ],
    clock: { kind: 'none' },
    pace: 'calm',
    pause: 900,
    hurried: false,
    hints: true,
    forecast: false,
    deadline: null,
    view: whole,
    insight: {
      progress: [PROGRESS, PROGRESS],
      prices: {
        guests: CARDS.board.guest_cost,
        rooms: Array.from({ length: 20 }, (_, room) => Math.floor(room / 5)),
        staff: { 48: 4 },
        ...prices,
      },
      serving: null,
      idle: {},
      amounts: {},
      why,
      ...insight,
    },
    undo: 0,
    ahead: null,
    events: { from: 0, list: events.map((event) => ({ text: '', ...event }) as GameEvent) },
    notices: [],
    scores: null,
    winners: null,
    breakdown: null,
    points_by_round: null,
    finished_by: null,
    rematch: null,
    loaded: false,
    sharing: null,
    ...table,
  };
}

export function notice(change: Partial<Notice> = {}): Notice {
  return {
    kind: 'stand_in',
    seat: 1,
    bot: 'expert',
    why: 'deadline',
    by: null,
    stays: false,
    events: 0,
    at: 0,
    text: 'The expert plays for Theodor.',
    ...change,
  };
}

export function sceneOf(given: Given = {}): TableModel {
  const model = new TableModel({ play: () => {}, undo: () => {} });
  model.cards = CARDS;
  model.show(tableOf(given));
  return model;
}
