/** Styles of one screen stay loaded when another is opened: their names must not mean something else there. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Path and text of all files of a kind. */
function sources(ending: string): [string, string][] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));
  return paths.map((path) => [path, readFileSync(`src/${path}`, 'utf8')]);
}
const sheets = sources('.css');
const components = sources('.svelte');

/** The classes of a style sheet that are styled wherever they stand. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...rules.matchAll(/(?:^|[{},])\s*\.([\w-]+)(?=[\s,:.{])/g)].map(([, name]) => name));
}

const folderOf = (path: string): string => path.split('/')[0];
const shared = new Set(sheets.flatMap(([path, css]) => (folderOf(path) === 'design' ? [...classesOf(css)] : [])));

it('no component names a class that the style sheet of another screen styles', () => {
  const clashes: string[] = [];
  for (const [component, source] of components) {
    const own = classesOf(source.match(/<style>(.*)<\/style>/s)?.[1] ?? '');
    for (const [sheet, css] of sheets) {
      if (folderOf(sheet) === folderOf(component) || folderOf(sheet) === 'design') continue;
      for (const name of classesOf(css)) if (own.has(name) && !shared.has(name)) clashes.push(`${name}: ${component}, ${sheet}`);
    }
  }
  expect(clashes).toEqual([]);
});
