import { expect, it } from 'vitest';
import { fold, matches, meant, pieces, slips, termsOf, wordsIn } from './search';

it('ignores case and accents without changing lengths', () => {
  expect(fold('Café KRÓL Їжа ß')).toBe('cafe krol іжа ß');
  expect(fold('ﬁǰ').length).toBe(2);
});

it('wants every term', () => {
  expect(termsOf('  Café  die café')).toEqual(['cafe', 'die']);
  expect(matches('The café takes a die', termsOf('DIE cafe'))).toBe(true);
  expect(matches('The café', termsOf('cafe die'))).toBe(false);
  expect(matches('anything', [])).toBe(true);
});

it('cuts a text at its hits, the longest term first', () => {
  expect(pieces('A Café, a cafeteria', ['cafe', 'cafeteria'])).toEqual([
    { text: 'A ', hit: false },
    { text: 'Café', hit: true },
    { text: ', a ', hit: false },
    { text: 'cafeteria', hit: true },
  ]);
  expect(pieces('plain', [])).toEqual([{ text: 'plain', hit: false }]);
  expect(pieces('die', ['die'])).toEqual([{ text: 'die', hit: true }]);
});

it('counts slips of the finger', () => {
  expect(slips('strudl', 'strudel')).toBe(1);
  expect(slips('cofee', 'coffee')).toBe(1);
  expect(slips('objetcive', 'objective')).toBe(1);
  expect(slips('wine', 'cake')).toBe(3);
  expect(slips('', 'abc')).toBe(3);
});

it('knows which word was meant, also from its beginning', () => {
  const words = wordsIn(['Strudel and Wine', 'The Objectives, the Café']);
  expect(meant('strudl', words)).toBe('strudel');
  expect(meant('ojbect', words)).toBe('object');
  expect(meant('cafe', words)).toBe('cafe');
  expect(meant('zebra', words)).toBe('zebra');
  expect(meant('wn', words)).toBe('wn');
});
