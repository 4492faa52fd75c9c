import { beforeAll, expect, it } from 'vitest';
import type { GameEvent } from '../../api/types';
import { notice, sceneOf, tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { logLines } from '../log/chronicle';
import { actsOf, bySeat, sinceTurn, turnOf } from './acts';
import { spoken, wordsOf } from './words';

beforeAll(() => speak('en'));

const NAMES = ['Anna', 'Theodor'];
const of =
  (seat: number) =>
  (kind: string, fields: object = {}): GameEvent =>
    ({ event: kind, seat, text: `${NAMES[seat]} ${kind}`, ...fields }) as GameEvent;
const anna = of(0);
const theodor = of(1);
const arrives = { event: 'guest_arrived', guest: 62, text: 'A guest comes' } as GameEvent;

const TURN = [
  theodor('turn_started', { number: 2, extra: false }),
  theodor('guest_taken', { guest: 75, cost: 1, text: 'Theodor takes [[guest:75|Baroness]] for 1 krone' }),
  theodor('krones', { change: -1, krones: 4 }),
  arrives,
  theodor('die_taken', { value: 2, dice: 3 }),
  theodor('action', { action: 2, strength: 3 }),
  theodor('food_put', { food: 'coffee', guest: 75, text: 'Theodor gives 1 coffee' }),
  theodor('food_put', { food: 'coffee', guest: 75, text: 'Theodor gives 1 coffee' }),
  theodor('food_stored', { food: 'wine', count: 1 }),
  theodor('moved_in', { guest: 75, room: 6, text: 'Theodor moves [[guest:75|Baroness]] in' }),
  theodor('points', { change: 5, source: 'guests' }),
  theodor('room_occupied', { room: 6 }),
  theodor('group_full', { colour: 'yellow', size: 3 }),
  theodor('emperor', { change: 6, space: 6 }),
  theodor('turn_ended'),
];
const tell = (events: GameEvent[]) => {
  const scene = sceneOf({ events: events as never });
  return actsOf(logLines(events, [])).map((act) => [act.seat, wordsOf(act, scene), act.changes]);
};

it('tells a turn in a few acts, with what they brought', () => {
  expect(tell(TURN)).toEqual([
    [1, 'takes [[guest:75|Baroness]] for [[icon:krone|1]]', {}],
    [1, 'takes [[die:2|]]: [[icon:coffee|2]] → Baroness, [[icon:wine|1]] → Kitchen', {}],
    [1, 'moves [[guest:75|Baroness]] into [[room:yellow|]]: [[icon:group|]]', { points: 5, emperor: 6 }],
  ]);
});

it('tells an act as far as it has come', () => {
  expect(tell(TURN.slice(0, 5)).at(-1)).toEqual([1, 'takes [[die:2|]]', {}]);
  expect(tell(TURN.slice(0, 6)).at(-1)).toEqual([1, 'takes [[die:2|]]: strength 3', {}]);
});

it('puts rooms and servings together, but not those of two turns', () => {
  const served = theodor('served', { food: 'wine', guest: 75 });
  const events = [
    theodor('die_taken', { value: 3, dice: 2 }),
    theodor('action', { action: 3, strength: 2 }),
    theodor('room_prepared', { room: 3, cost: 0, text: 'one room' }),
    theodor('room_prepared', { room: 6, cost: 1, text: 'another' }),
    theodor('krones', { change: -1, krones: 3 }),
    theodor('krones', { change: -1, krones: 2 }),
    served,
    theodor('served', { food: 'coffee', guest: 62, text: 'and coffee' }),
    theodor('turn_ended'),
    theodor('turn_started', { number: 3, extra: false }),
    served,
  ];
  expect(tell(events)).toEqual([
    [1, 'takes [[die:3|]]: prepares [[room:red|]][[room:yellow|]] for [[icon:krone|1]]', {}],
    [1, 'serves [[icon:wine|1]] → Baroness, [[icon:coffee|1]] → Opera Singer', { krones: -1 }],
    [1, 'serves [[icon:wine|1]] → Baroness', {}],
  ]);
});

it('says what the server says of anything else, without the name', () => {
  const events = [
    theodor('objective_claimed', { objective: 105, place: 1, text: 'Theodor claims objective A first' }),
    theodor('points', { change: 15, source: 'objectives' }),
    theodor('round_started', { round: 4, text: 'Theodor starts round 4' }),
    { event: 'die_discarded', left: 1, text: 'One die is rolled again' } as GameEvent,
  ];
  expect(tell(events)).toEqual([
    [1, 'claims objective A first', { points: 15 }],
    [null, 'Theodor starts round 4', {}],
    [null, 'One die is rolled again', {}],
  ]);
});

it('knows what the others did since one’s last turn, also while one plays', () => {
  const before = [anna('turn_started', { number: 1 }), anna('passed'), anna('turn_ended')];
  const mine = [anna('turn_started', { number: 3 }), anna('passed', { text: 'Anna passes again' })];
  const since = (events: GameEvent[]) => sinceTurn(actsOf(logLines(events, [])), events, 0).length;
  expect(since(before)).toBe(0);
  expect(since([...before, ...TURN.slice(0, 3)])).toBe(1);
  expect(since([...before, ...TURN])).toBe(3);
  expect(since([...before, ...TURN, ...mine])).toBe(3);
  expect(since([...before, ...TURN, ...mine, ...mine])).toBe(3);
  expect(since([...before, ...TURN, ...mine, ...TURN.slice(0, 2)])).toBe(1);
});

it('gathers what one did in a row, and in the turn that is on', () => {
  const events = [
    ...TURN,
    anna('turn_started', { number: 3 }),
    anna('passed'),
    theodor('turn_started'),
    ...TURN.slice(1, 3),
  ];
  const acts = actsOf(logLines(events, []));
  expect(bySeat(acts).map(({ seat, acts: some }) => [seat, some.length])).toEqual([
    [1, 3],
    [0, 1],
    [1, 1],
  ]);
  expect(turnOf(acts, events, 1)).toHaveLength(1);
  expect(turnOf(acts, events, 0)).toHaveLength(0);
});

it('tells of stand-ins, each by itself', () => {
  const events = TURN.slice(0, 6);
  const acts = actsOf(logLines(events, [notice({ events: 5, text: 'A bot plays' })]));
  expect(acts.map((act) => act.lines[0].event.event)).toEqual(['guest_taken', 'die_taken', 'notice', 'action']);
});

it('reads out every line with units', () => {
  const lines = logLines(TURN, []);
  expect(spoken(lines.find((line) => line.event.event === 'moved_in')!)).toBe(
    'Theodor moves Baroness in: plus 5 points, plus 6 emperor steps',
  );
  expect(spoken(lines.find((line) => line.event.event === 'food_put')!)).toBe('Theodor gives 1 coffee, 2 times');
});

it('knows who plays, and how long bots pause', () => {
  const model = sceneOf({ choices: null, events: TURN.slice(0, 6) as never });
  expect(model.told.rival).toBe(1);
  expect(model.told.turn).toHaveLength(2);
  expect(model.told.pause).toBe(0);
  const table = tableOf({ choices: null, events: TURN.slice(0, 6) as never });
  table.seats[1].kind = 'bot';
  model.show(table);
  expect(model.told.pause).toBe(900);
  model.show({ ...table, hurried: true });
  expect(model.told.pause).toBe(0);
  model.show(tableOf({ choices: [] }));
  expect(model.told.rival).toBeNull();
});
