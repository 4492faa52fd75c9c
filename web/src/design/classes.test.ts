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

/** The classes that a component has or styles. */
function namesIn(source: string): Set<string> {
  const [markup, style = ''] = source.replace(/<script.*?<\/script>/s, '').split('<style>');
  const plain = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    names.replace(/\{[^}]*\}/g, ' ').split(/\s+/),
  );
  const chosen = [...markup.matchAll(/class=\{([^}]*)\}/g)].flatMap(([, code]) =>
    [...code.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  );
  return new Set([...plain, ...chosen, ...classesOf(style)]);
}

/** Made for the table, and nowhere else. */
const PARTS_OF_THE_TABLE = new Set(['hit', 'hit--slot', 'portrait', 'pop']);

const folderOf = (path: string): string => path.split('/')[0];
const shared = new Set(sheets.flatMap(([path, css]) => (folderOf(path) === 'design' ? [...classesOf(css)] : [])));

it('no component has a class that the style sheet of another screen styles', () => {
  const clashes: string[] = [];
  for (const [component, source] of components) {
    const own = namesIn(source);
    for (const [sheet, css] of sheets) {
      if (folderOf(sheet) === folderOf(component) || folderOf(sheet) === 'design') continue;
      for (const name of classesOf(css))
        if (own.has(name) && !shared.has(name) && !PARTS_OF_THE_TABLE.has(name))
          clashes.push(`${name}: ${component}, ${sheet}`);
    }
  }
  expect(clashes).toEqual([]);
});
