import { expect, it } from 'vitest';
import type { Choice } from '../../api/types';
import { sceneOf } from '../../help/fixture';
import { regretOf } from './warnings';

const choice = (name: string): Choice => ({ id: 0, name, touches: [], text: name });
const [die, guest, pass, end, claim, moveIn] = [
  'TAKE_DIE:3',
  'TAKE_GUEST:0',
  'PASS',
  'END_TURN',
  'CLAIM:A',
  'MOVE_IN:1',
].map(choice);

it('warns of what would be missed', () => {
  expect(regretOf(die, [die, guest])).toEqual({ warning: 'guest', missed: guest });
  expect(regretOf(end, [end, claim, moveIn])).toEqual({ warning: 'claim', missed: claim });
  expect(regretOf(end, [end, moveIn])).toEqual({ warning: 'move-in', missed: moveIn });
  expect(regretOf(pass, [pass, die])).toEqual({ warning: 'pass', missed: null });
});

it('says why a choice would do nothing, before anything else', () => {
  const three = { ...die, id: 7 };
  const idle = { 7: 'No room can be paid for.' };
  expect(regretOf(three, [three, guest], idle)).toEqual({ warning: 'idle', missed: { text: idle[7] } });
  expect(regretOf(guest, [three, guest], idle)).toBeNull();
});

it('is silent where nothing is missed', () => {
  expect(regretOf(die, [die, pass])).toBeNull();
  expect(regretOf(end, [end])).toBeNull();
  expect(regretOf(guest, [guest, die])).toBeNull();
});

it('does not contradict advice that is being followed', () => {
  const model = sceneOf({ choices: ['END_TURN', 'MOVE_IN:1'] });
  const [ends] = model.choices;
  model.choose(ends);
  expect(model.regret?.choice).toBe(ends);
  model.regret = null;
  model.advice = ends;
  model.choose(ends);
  expect(model.regret).toBeNull();
});
