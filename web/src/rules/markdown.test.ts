import { expect, it } from 'vitest';
import { deep, inline, inlinesOf, parse, select, wordsOf, type Section } from './markdown';
import { CARDS } from '../help/fixture';
import { bonusOf } from '../table/board/board';
import { FIGURES } from './figures';
import { LISTS } from './lists';
import icons from '../../../src/grandaustria/drawing/design/symbols.svg?raw';

const texts = import.meta.glob<string>('../../locales/*/rules.md', { query: '?raw', import: 'default', eager: true });
const english = parse(texts['../../locales/en/rules.md']);
const inlines = (section: Section) => deep(section.blocks.flatMap(inlinesOf));

it('reads headings, paragraphs, lists, tables, notes, figures and lists of cards', () => {
  const [first, second] = parse(
    '# Title\n\n## One {#one}\n\nA **bold :wine: word**, see\n[two](#two).\n\n- a\n- b\n\n> note\n\n### Two {#two}\n\n| a | b |\n|---|---|\n| 1 | 2 :krone: |\n\n![caption](figure:queue)\n\n![](list:staff)',
  );
  expect([first.id, first.level, first.title, second.id, second.level]).toEqual(['one', 2, 'One', 'two', 3]);
  expect(first.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'note']);
  expect(second.blocks).toEqual([
    { kind: 'table', head: [inline('a'), inline('b')], rows: [[inline('1'), inline('2 :krone:')]] },
    { kind: 'figure', name: 'queue', caption: inline('caption') },
    { kind: 'cards', name: 'staff' },
  ]);
  expect(wordsOf(first)).toBe('One A bold word , see two . a b note');
});

it('selects sections with the title of their chapter', () => {
  const sections = parse('## A {#a}\n\none\n\n### B {#b}\n\ntwo\n\n### C {#c}\n\ntwo\n\n## D {#d}\n\ntwo');
  const found = select(sections, (section) => wordsOf(section).includes('two'));
  expect(found.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
    ['d', 1],
  ]);
  expect(select(sections, () => true)).toEqual(sections);
});

it('keeps the colon after an icon', () => {
  expect(inline('Serve :kitchen:: pay')).toEqual([
    { kind: 'text', text: 'Serve\u00a0' },
    { kind: 'icon', name: 'kitchen' },
    { kind: 'text', text: ': pay' },
  ]);
});

it('names only icons, figures, lists and sections that exist, each id once', () => {
  const ids = english.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const part of english.flatMap(inlines)) {
    if (part.kind === 'icon') expect(icons, part.name).toContain(`id="${part.name}"`);
    if (part.kind === 'link') expect(ids).toContain(part.to);
  }
  for (const block of english.flatMap((section) => section.blocks)) {
    if (block.kind === 'figure') expect(FIGURES).toContain(block.name);
    if (block.kind === 'cards') expect(LISTS).toContain(block.name);
  }
});

it('prints the numbers of the boards', () => {
  const table = (id: string) => {
    const found = english.find((section) => section.id === id)!.blocks.find((block) => block.kind === 'table')!;
    return found.kind === 'table'
      ? found.rows.map((row) => row.slice(1).map((cell) => parseInt(cell[0].kind === 'text' ? cell[0].text : '', 10)))
      : [];
  };
  expect(table('groups')).toEqual(
    [1, 2, 3, 4].map((size) =>
      (['blue', 'red', 'yellow'] as const).map((colour) => bonusOf(CARDS.board, colour, size).n),
    ),
  );
  expect(table('emperor')).toEqual([CARDS.board.space_points]);
});

/** What must be the same in every language. */
function shape(section: Section): object {
  return {
    id: section.id,
    level: section.level,
    blocks: section.blocks.map((block) => {
      if (block.kind === 'list') return [block.kind, block.ordered, block.items.length];
      if (block.kind === 'table') return [block.kind, block.head.length, ...block.rows.map((row) => row.length)];
      return 'name' in block ? [block.kind, block.name] : [block.kind];
    }),
    icons: inlines(section)
      .flatMap((part) => (part.kind === 'icon' ? [part.name] : []))
      .toSorted(),
    links: inlines(section)
      .flatMap((part) => (part.kind === 'link' ? [part.to] : []))
      .toSorted(),
  };
}

it.each(Object.keys(texts))(
  '%s has the sections of the English rules, with their icons, tables, figures and links',
  (path) => {
    expect(parse(texts[path]).map(shape)).toEqual(english.map(shape));
  },
);
