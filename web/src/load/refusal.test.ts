import { beforeAll, expect, it } from 'vitest';
import { Refused } from '../api/client';
import { speak } from '../i18n/index.svelte';
import { refusal } from './refusal';

beforeAll(() => speak('en'));

const invalid = (field: string) => new Refused(422, 'invalid', 'not known here', field);

it('says where a text is wrong, counting as people do', () => {
  expect(refusal(invalid('choices[16]'))).toContain('17');
  expect(refusal(invalid('line 3'))).toContain('3');
  expect(refusal(invalid('players[1].krones'))).toContain('players[1].krones');
});

it('tells what is no game at all from a game that is wrong', () => {
  expect(refusal(invalid('text'))).toBe(refusal(invalid('format')));
  expect(refusal(invalid('version'))).not.toBe(refusal(invalid('text')));
  expect(refusal(new Refused(413, 'too_large', ''))).not.toBe(refusal(invalid('text')));
});

it('says everything else as elsewhere', () => {
  expect(refusal(new Refused(429, 'too_many', ''))).toContain('fast');
  expect(refusal(new Error('offline'))).toContain('reached');
});
