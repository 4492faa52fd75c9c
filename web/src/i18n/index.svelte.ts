/** The interface in words: Project Fluent, one language at a time, its catalogues fetched when it is first needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchText } from './assets';
import { bound } from './lone';

const interfaceWords = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const gameWords = import.meta.glob<string>('../../../src/grandaustria/words/locales/*/names.ftl', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const FALLBACK = 'en';
const catalogues = Object.entries({ ...interfaceWords, ...gameWords });

/** Languages that have both catalogues of the interface and names of cards. */
export const languages = [...new Set(catalogues.map(([path]) => languageOf(path)))].filter((language) =>
  Object.keys(interfaceWords).some((path) => languageOf(path) === language),
);

function languageOf(path: string): string {
  return path.split('/').at(-2)!;
}

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = catalogues.filter(([path]) => languageOf(path) === language);
  for (const text of await Promise.all(wanted.map(([, address]) => fetchText(address))))
    bundle.addResource(new FluentResource(bound(text, language)));
  return bundle;
}

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state(FALLBACK);
/** What has been said before, by message and values: a table says the same of most things after every move. */
const said = new Map<string, string>();
const MOST_SAID = 5000;

/** Switches the language; what a translation lacks is said in English. */
export async function speak(language: string): Promise<void> {
  const known = languages.includes(language) ? language : FALLBACK;
  const wanted = known === FALLBACK ? [FALLBACK] : [known, FALLBACK];
  bundles = await Promise.all(wanted.map(bundleOf));
  said.clear();
  current = known;
  document.documentElement.lang = known;
}

export function language(): string {
  return current;
}

/** The language as this person's region has it, for dates and times: en-GB rather than en. */
export function regional(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === current) ?? current;
}

/** Whether there is a message of that name. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A message in words; its own name if nobody has written it. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const spoken = bundles; // is read each time, so that everything is said again in another language
  const key = id + JSON.stringify(values);
  let text = said.get(key);
  if (text === undefined) {
    if (said.size === MOST_SAID) said.clear();
    text = written(spoken, id, values);
    said.set(key, text);
  }
  return text;
}

function written(spoken: FluentBundle[], id: string, values: Record<string, FluentVariable>): string {
  for (const bundle of spoken) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return id;
}
