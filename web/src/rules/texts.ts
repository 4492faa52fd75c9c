/** The text of the rules in a language, fetched when somebody wants to read it. */

import { fetchText } from '../i18n/assets';
import { bound } from '../i18n/lone';
import { parse, type Section } from './markdown';

const texts = import.meta.glob<string>('../../locales/*/rules.md', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FALLBACK = 'en';

export interface RulesText {
  language: string;
  sections: Section[];
}

export async function rulesIn(language: string): Promise<RulesText> {
  const known = `../../locales/${language}/rules.md` in texts ? language : FALLBACK;
  const text = await fetchText(texts[`../../locales/${known}/rules.md`]);
  return { language: known, sections: parse(bound(text, known)) };
}
