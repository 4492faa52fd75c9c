import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages } from './index.svelte';

const texts = import.meta.glob<string>('../../locales/*/*', { query: '?raw', import: 'default', eager: true });
const names = import.meta.glob('../../../src/grandaustria/words/locales/*/names.ftl', { query: '?raw' });

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
interface Choice {
  variable: string;
  /** The keys of its variants: words, plural forms, numbers. */
  keys: (string | number)[];
  otherwise: string | number;
}

/** The texts of all files of these kinds that are no tests. */
function sources(...endings: string[]): string[] {
  const paths = ['src', 'plugins'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return paths
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'));
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many'];

function filesOf(language: string): Record<string, string> {
  const found = Object.entries(texts).filter(([path]) => path.split('/').at(-2) === language);
  return Object.fromEntries(found.map(([path, text]) => [path.split('/').at(-1)!, text]));
}

function messagesOf(language: string): Map<string, Pattern> {
  const catalogues = Object.entries(filesOf(language)).filter(([file]) => file.endsWith('.ftl'));
  return new Map(
    catalogues.flatMap(([, text]) =>
      new FluentResource(text).body.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])),
    ),
  );
}

/** The variables of a pattern, and the choices it makes among its words. */
function usesOf(pattern: Pattern): { variables: Set<string>; choices: Choice[] } {
  const variables = new Set<string>();
  const choices: Choice[] = [];
  const read = (part: Pattern): void => {
    for (const element of typeof part === 'string' ? [] : part) {
      if (typeof element === 'string') continue;
      if (element.type === 'var') variables.add(element.name);
      if (element.type !== 'select') continue;
      const keys = element.variants.map(({ key }) => key.value);
      if (element.selector.type === 'var')
        choices.push({ variable: element.selector.name, keys, otherwise: keys[element.star] });
      read([element.selector]);
      for (const { value } of element.variants) read(value);
    }
  };
  read(pattern);
  return { variables, choices };
}

const isPlural = ({ keys }: Choice) => keys.some((key) => PLURALS.includes(String(key)));

/** The plural forms of whole numbers that get the words of another form. */
function forgotten(choice: Choice, language: string): string[] {
  if (!isPlural(choice)) return [];
  const rules = new Intl.PluralRules(language);
  const needed = new Set(
    Array.from({ length: 200 }, (_, n) => n)
      .filter((n) => !choice.keys.includes(n))
      .map((n) => String(rules.select(n))),
  );
  const left = [...needed].filter((form) => !choice.keys.includes(form));
  // The words for everything else may stand for one form that is not named.
  return needed.has(String(choice.otherwise)) || left.length > 1 ? left : [];
}

const english = messagesOf('en');

describe.each(languages)('the catalogues in %s', (language) => {
  const messages = messagesOf(language);
  const uses = [...messages].map(([id, pattern]) => ({
    id,
    given: usesOf(pattern),
    wanted: usesOf(english.get(id) ?? ''),
  }));

  it('have the files of the English, each with the same messages', () => {
    const ids = (of: string) =>
      Object.fromEntries(
        Object.entries(filesOf(of)).map(([file, text]) => [
          file,
          file.endsWith('.ftl') ? new FluentResource(text).body.map(({ id }) => id).toSorted() : [],
        ]),
      );
    expect(ids(language)).toEqual(ids('en'));
  });

  it('are well-formed, each message written once', () => {
    const everywhere: string[] = [];
    for (const [file, text] of Object.entries(filesOf(language)).filter(([name]) => name.endsWith('.ftl'))) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
      expect(
        new FluentResource(text).body.map(({ id }) => id),
        file,
      ).toEqual(written);
      everywhere.push(...written);
    }
    expect(everywhere.filter((id, index) => everywhere.indexOf(id) !== index)).toEqual([]);
  });

  it('use the same variables', () => {
    for (const { id, given, wanted } of uses)
      expect([...given.variables].toSorted(), id).toEqual([...wanted.variables].toSorted());
  });

  it('choose by the words that are given to them', () => {
    for (const { id, given, wanted } of uses) {
      for (const { variable, keys } of given.choices.filter((choice) => !isPlural(choice))) {
        const known = wanted.choices.filter((choice) => choice.variable === variable).flatMap((choice) => choice.keys);
        if (known.length) expect(known, `${id}: ${variable}`).toEqual(expect.arrayContaining(keys));
      }
    }
  });

  it('have words for every plural', () => {
    for (const { id, given, wanted } of uses) {
      const counted = new Set(
        given.choices
          .filter((choice) => isPlural(choice) || choice.keys.some((key) => typeof key === 'number'))
          .map(({ variable }) => variable),
      );
      for (const choice of wanted.choices.filter(isPlural)) expect(counted, id).toContain(choice.variable);
      for (const choice of given.choices) expect(forgotten(choice, language), `${id}: ${choice.variable}`).toEqual([]);
    }
  });

  it('go with names of cards', () => {
    expect(Object.keys(names).map((path) => path.split('/').at(-2))).toContain(language);
  });
});

describe('the messages', () => {
  const code = sources('.svelte', '.ts').join('\n');
  const named = new Set([...code.matchAll(/['"`]([a-zA-Z][\w-]*)['"`]/g)].map(([, id]) => id));
  const things = [...code.matchAll(/about: 'thing', name: '([\w-]+)'/g)].flatMap(([, name]) => [
    `help-${name}`,
    `help-${name}-title`,
  ]);
  // help-${topic.name} is any of the things.
  const composed = [...code.matchAll(/`([a-zA-Z][\w-]*-\$\{[^`]*)`/g)]
    .map(([, id]) => id)
    .filter((id) => !id.startsWith('help-${topic.name}'));
  const patterns = composed.map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '.+')}$`));

  it('are all used', () => {
    const used = (id: string) => named.has(id) || things.includes(id) || patterns.some((pattern) => pattern.test(id));
    expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
  });

  it('are all written', () => {
    const wanted = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id);
    expect(
      [...wanted, ...things].filter((id) => !english.has(id) && !/^((guest|staff)-\d+|hotelier)$/.test(id)),
    ).toEqual([]);
  });
});

it('finds a forgotten plural', () => {
  const of = (language: string, ...keys: (string | number)[]) =>
    forgotten({ variable: 'n', keys, otherwise: keys.at(-1)! }, language);
  expect(of('en', 'one', 'other')).toEqual([]);
  expect(of('pl', 'one', 'few', 'many')).toEqual([]);
  expect(of('pl', 'one', 'few', 'other')).toEqual([]);
  expect(of('pl', 1, 'few', 'other')).toEqual([]);
  expect(of('uk', 1, 'few', 'other').toSorted()).toEqual(['many', 'one']);
  expect(of('pl', 'one', 'other').toSorted()).toEqual(['few', 'many']);
});
