/** Words of the interface for what is built: they must be there before any script has run. */

import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', ...readdirSync('locales').filter((language) => language !== 'en')];

const catalogues = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      ['app', 'problems'].flatMap((file) =>
        new FluentResource(readFileSync(`locales/${language}/${file}.ftl`, 'utf8')).body.map(({ id, value }) => [
          id,
          value,
        ]),
      ),
    ),
  ]),
);

export function say(language: string, id: string): string {
  const value = catalogues.get(language)?.get(id);
  if (typeof value !== 'string') throw new Error(`${id} is not plain text in ${language}`);
  return value;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
