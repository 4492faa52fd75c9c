/**
 * The rules as translators write them: a small part of Markdown. Headings carry an id (`## Title {#id}`); paragraphs,
 * lists, tables and notes (`> …`) follow; `:wine:` is an icon, `[words](#id)` a link to another section,
 * `![caption](figure:queue)` a figure and `![](list:staff)` a list of cards.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; name: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'note'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; name: string; caption: Inline[] }
  | { kind: 'cards'; name: string };

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  blocks: Block[];
}

const HEADING = /^(##|###) (.+?) \{#([a-z0-9-]+)\}$/;
const PICTURE = /^!\[(.*)\]\((figure|list):([a-z-]+)\)$/;
const ITEM = /^(?:-|\d+\.) (.+)$/;
const INLINE = /\*\*(.+?)\*\*|:([a-z][a-z0-9-]*):|\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

export function parse(text: string): Section[] {
  const sections: Section[] = [];
  for (const chunk of text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const lines = chunk.split('\n');
    const heading = HEADING.exec(lines[0]);
    if (heading) sections.push({ level: heading[1].length as 2 | 3, title: heading[2], id: heading[3], blocks: [] });
    else sections.at(-1)?.blocks.push(block(lines));
  }
  return sections;
}

function block(lines: string[]): Block {
  const [first] = lines;
  const picture = PICTURE.exec(first);
  if (picture?.[2] === 'figure') return { kind: 'figure', name: picture[3], caption: inline(picture[1]) };
  if (picture) return { kind: 'cards', name: picture[3] };
  if (first.startsWith('> '))
    return { kind: 'note', content: inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  if (ITEM.test(first))
    return {
      kind: 'list',
      ordered: /^\d/.test(first),
      items: lines.map((line) => inline(ITEM.exec(line)?.[1] ?? line)),
    };
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', content: inline(lines.join(' ')) };
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [, strong, icon, words, to] = match;
    const before = text.slice(end, match.index);
    // An icon stays on the line of the word it stands for.
    if (before) found.push({ kind: 'text', text: icon ? before.replace(/ $/, '\u00a0') : before });
    if (strong) found.push({ kind: 'strong', children: inline(strong) });
    else if (icon) found.push({ kind: 'icon', name: icon });
    else found.push({ kind: 'link', to, children: inline(words) });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** Everything written in a block, one after the other. */
export function inlinesOf(block: Block): Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.content;
    case 'figure':
      return block.caption;
    case 'list':
      return block.items.flat();
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
    case 'cards':
      return [];
  }
}

/** An inline part and all parts within it. */
export function deep(parts: Inline[]): Inline[] {
  return parts.flatMap((part) => ('children' in part ? [part, ...deep(part.children)] : [part]));
}

/** The words of a section without icons and marks. */
export function wordsOf(section: Section): string {
  const texts = deep(section.blocks.flatMap(inlinesOf)).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return [section.title, ...texts].join(' ').replace(/\s+/g, ' ');
}

/** The sections that fit, each under the title of its chapter, even if of that nothing else fits. */
export function select(sections: Section[], fits: (section: Section) => boolean): Section[] {
  const found: Section[] = [];
  let chapter: Section | null = null;
  for (const section of sections) {
    if (section.level === 2) chapter = section;
    if (!fits(section)) continue;
    if (chapter && section !== chapter && found.every(({ id }) => id !== chapter!.id))
      found.push({ ...chapter, blocks: [] });
    found.push(section);
  }
  return found;
}
