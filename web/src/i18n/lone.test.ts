import { expect, it } from 'vitest';
import { bound } from './lone';

it('keeps words of one letter with the next word, in Polish and Ukrainian', () => {
  expect(bound('a = Zaproś gościa, jeśli chcesz, i weź kość (z { $n } kości)', 'pl')).toBe(
    'a = Zaproś gościa, jeśli chcesz, i\u00a0weź kość (z\u00a0{ $n } kości)',
  );
  expect(bound('x = Дії й номери в готелі', 'uk')).toBe('x = Дії й\u00a0номери в\u00a0готелі');
  expect(bound('a = a guest', 'en')).toBe('a = a guest');
});
