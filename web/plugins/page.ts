/** Completes the page: icons, what previews of links show, and words for the case that nothing else can be fetched. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { escaped, LANGUAGES, say } from './words.ts';

const ICONS = '../src/grandaustria/drawing/design/symbols.svg'; // which Python draws with too

function preview(language: string, invited: boolean) {
  return {
    title: say(language, invited ? 'about-invitation-title' : 'app-title'),
    description: say(language, invited ? 'about-invitation' : 'about-game'),
  };
}

/** What the server puts in the place of the usual preview, for links that say in which language they invite. */
const invitations = () => Object.fromEntries(LANGUAGES.map((language) => [language, preview(language, true)]));

function tags({ title, description }: ReturnType<typeof preview>): string {
  const named = { description, 'twitter:card': 'summary_large_image' };
  const open = { 'og:type': 'website', 'og:title': title, 'og:description': description, 'og:image': './preview.png' };
  return [
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
    ...Object.entries(open).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
  ].join('\n    ');
}

function words(): string {
  return LANGUAGES.map(
    (language) =>
      `<div lang="${language}" hidden><p role="alert">${escaped(say(language, 'page-missing'))}</p>` +
      `<p><button>${escaped(say(language, 'problem-again'))}</button></p></div>`,
  ).join('\n      ');
}

export function page(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: (html) =>
      html
        // So that `<use href="#wine">` works before any script has run. A title would be read out with every button.
        .replace('<!-- icons -->', () => readFileSync(ICONS, 'utf8').replace(/<title>[^<]*<\/title>/g, ''))
        .replace('<!-- preview -->', () => tags(preview('en', false)))
        .replace('<!-- words -->', words),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(invitations()) });
    },
  };
}
