import { beforeAll, describe, expect, it } from 'vitest';
import { sceneOf, type Given } from '../help/fixture';
import type { GameEvent } from '../api/types';
import { has, speak, t } from '../i18n/index.svelte';
import { parse } from '../rules/markdown';
import { advance, noteOf, putAway, START, type Course } from './course';
import { NOTES } from './notes';
import rules from '../../locales/en/rules.md?raw';

beforeAll(() => speak('en'));

const at = (seq: number, given: Given = {}) => sceneOf({ ...given, table: { seq, ...given.table } });
const knowing = (...seen: string[]): Course => ({ ...START, seen });
/** Everything else has been seen, in every round. */
const allBut = (...ids: string[]) =>
  knowing(
    ...NOTES.filter(({ id }) => !ids.includes(id)).flatMap(({ id }) => [
      id,
      ...[1, 2, 3, 4, 5, 6, 7].map((round) => `${id}@${round}`),
    ]),
  );

describe('the course of the guide', () => {
  it('begins with a welcome and goes on with what is asked', () => {
    const scene = at(1, { ask: 'first_guest', choices: ['TAKE_GUEST:0'] });
    const first = advance(START, scene);
    expect(first.shown).toBe('welcome');
    expect(advance(putAway(first), scene).shown).toBe('first-guest');
  });

  it('says no more than two notes to one position', () => {
    let course = START;
    const scene = at(1, { choices: ['TAKE_GUEST:0', 'TAKE_DIE:1', 'PASS'] });
    const said: (string | null)[] = [];
    for (let n = 0; n < 3; n++) {
      course = advance(course, scene);
      said.push(course.shown);
      course = putAway(course);
    }
    expect(said).toEqual(['welcome', 'guest', null]);
  });

  it('takes a note as read when the player acts', () => {
    const shown = advance(knowing('welcome', 'guest'), at(1, { choices: ['TAKE_DIE:1'] }));
    expect(shown.shown).toBe('dice');
    const after = advance(shown, at(2, { ask: 'gain_wine', choices: ['PUT:wine:kitchen'] }));
    expect(after.seen).toContain('dice');
    expect(after.shown).toBe('place');
  });

  it('keeps a note while others act, and until the player has acted', () => {
    let course = advance(allBut('waiting'), at(1, { choices: null }));
    expect(course.shown).toBe('waiting');
    course = advance(course, at(2, { choices: null }));
    course = advance(course, at(3, { choices: ['PASS'] }));
    expect(course.shown).toBe('waiting');
    expect(advance(course, at(4, { choices: null })).shown).toBe(null);
  });

  it('waits while an action is under way, and does not change when nothing has', () => {
    const scene = at(1);
    const course = advance(START, scene);
    expect(advance(course, scene)).toBe(course);
    const busy = at(2);
    busy.busy = true;
    expect(advance(course, busy)).toBe(course);
  });
});

/** The notes that a player is given who reads them all, in the first turn of each of these rounds. */
function told(rounds: number[], given: (round: number) => Given): string[] {
  let course = allBut('emperor', 'emperor-soon', 'aim-move-in', 'aim-group', 'aim-staff');
  return rounds.flatMap((round) => {
    course = putAway(advance(course, at(round, { ...given(round), view: { round } })));
    return [course.seen.at(-1)!];
  });
}

describe('what everybody should have done in a first game', () => {
  const deeds = (...events: GameEvent['event'][]) => events.map((event) => ({ event, seat: 0 }));

  it.each<[string, Given]>([
    ['aim-move-in', { choices: ['TAKE_DIE:1'], me: { cafe: [{ guest: 75, missing: { wine: 1 } }, null, null] } }],
    ['aim-group', { choices: ['TAKE_DIE:1'], events: deeds('moved_in') }],
    ['aim-staff', { choices: ['TAKE_DIE:5'], events: deeds('moved_in', 'group_full') }],
  ])('%s is said once in every round until it is done', (id, given) => {
    const deed = { 'aim-move-in': 'moved_in', 'aim-group': 'group_full', 'aim-staff': 'staff_played' }[id];
    const calm: Given = { ...given, me: { emperor: 13, ...given.me } };
    expect(told([4, 5, 6], () => calm)).toEqual([4, 5, 6].map((round) => `${id}@${round}`));
    const done = { ...calm, events: deeds('moved_in', 'group_full', 'staff_played') };
    expect(told([4, 5], (round) => (round === 4 ? calm : done))).toEqual([`${id}@4`, `${id}@4`]);
    expect(deed).toBeDefined();
  });

  it('is not asked to hire whom nobody can pay', () => {
    const given = { choices: ['TAKE_DIE:5'], events: deeds('moved_in', 'group_full'), me: { emperor: 13 } };
    expect(told([4], () => ({ ...given, insight: { idle: { 0: 'too dear' } } }))).not.toContain('aim-staff@4');
  });

  it('hears of the emperor well before he comes, and what to do', () => {
    const scene = at(1, { view: { round: 1 }, me: { turns: 1 }, choices: ['TAKE_DIE:4'] });
    const note = noteOf(advance(allBut('emperor'), scene))!;
    expect(note.id).toBe('emperor');
    expect(t('guide-emperor', note.values!(scene))).toContain('6 steps by then are enough');
  });

  it('is warned in the round of a scoring while steps are missing, and shown the die', () => {
    const given: Given = { view: { round: 3 }, me: { emperor: 4 }, choices: ['TAKE_DIE:4'] };
    const scene = at(1, given);
    const note = noteOf(advance(allBut('emperor-soon'), scene))!;
    expect(note.id).toBe('emperor-soon');
    expect(t('guide-emperor-soon', note.values!(scene))).toContain('2 more steps would bring the reward');
    expect(note.at!(scene)).toEqual(['[data-thing="die:4"]']);
    expect(advance(allBut('emperor-soon'), at(1, { ...given, me: { emperor: 6 } })).shown).toBe(null);
    expect(advance(allBut('emperor-soon'), at(1, { ...given, view: { round: 4 } })).shown).toBe(null);
    expect(
      advance(knowing(...allBut('emperor-soon').seen, 'emperor-soon@3'), at(1, { ...given, view: { round: 5 } })).shown,
    ).toBe('emperor-soon@5');
  });
});

describe('notes', () => {
  const cases: [string, Given][] = [
    ['first-rooms', { ask: 'first_rooms_of_seat', choices: ['PREPARE:0'] }],
    ['rooms', { ask: 'prepare_room_free', choices: ['PREPARE:2'] }],
    ['krones', { ask: 'krones_action', choices: ['AMOUNT:0'] }],
    ['staff', { ask: 'play_staff', choices: ['PLAY_STAFF:17', 'DONE'] }],
    ['six', { ask: 'copy_action_boosted', choices: ['COPY:1'] }],
    ['key', { ask: 'move_in', choices: ['OCCUPY:0'] }],
    ['penalty', { ask: 'remove_free_room', choices: ['REMOVE:0'] }],
    ['move-in', { choices: ['MOVE_IN:0'] }],
    ['serve', { choices: ['SERVE:wine:0'] }],
    ['claim', { choices: ['CLAIM:A'] }],
    ['end-turn', { choices: ['END_TURN'] }],
    ['pass', { choices: ['PASS'] }],
    ['reward', { events: [{ event: 'moved_in', seat: 0 }] }],
    ['group', { events: [{ event: 'group_full', seat: 0 }] }],
    ['emperor-scored', { events: [{ event: 'emperor_scored', seat: 0 }] }],
    ['reroll', { events: [{ event: 'die_discarded' }] }],
    ['last-round', { view: { round: 7 }, me: { emperor: 13 } }],
    ['over', { table: { status: 'over' } }],
    [
      'cafe-full',
      {
        me: {
          cafe: [
            { guest: 75, missing: {} },
            { guest: 62, missing: {} },
            { guest: 62, missing: {} },
          ],
        },
      },
    ],
    ['rich', { me: { krones: 18 } }],
  ];
  it.each(cases)('%s is said when it turns up', (id, given) => {
    expect(advance(allBut(id), at(1, given)).shown).toBe(id);
    expect(advance(allBut(id), at(1, { view: { round: 1 }, choices: ['DONE'], ask: 'nothing_of_this' })).shown).toBe(
      null,
    );
  });

  it('is not told of what happened to others', () => {
    expect(advance(allBut('reward'), at(1, { events: [{ event: 'moved_in', seat: 1 }] })).shown).toBe(null);
  });

  it('has words for each, and a section of the rules', () => {
    const sections = parse(rules).map(({ id }) => id);
    for (const { id, section } of NOTES) {
      expect(has(`guide-${id}`) && has(`guide-${id}-title`), id).toBe(true);
      expect(sections).toContain(section);
    }
    expect(new Set(NOTES.map(({ id }) => id)).size).toBe(NOTES.length);
  });
});
