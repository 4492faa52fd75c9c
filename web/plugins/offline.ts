/** What makes the client an app: its manifest, and the service worker that keeps its files. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { say } from './words.ts';

const WORKER = 'src/offline/worker.js';
const PUBLIC = 'public';
/** Fetched with the worker: the page and its scripts. Fonts and texts are kept when they are used. */
const SHELL = /\.(js|css|svg|webmanifest)$/;
const PICTURES = ['icon-192.png', 'icon-512.png'];

function manifest(): string {
  const picture = (size: number, purpose: string, name = `icon-${size}.png`) => ({
    src: `./${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: './',
    name: say('en', 'app-title'),
    short_name: 'Grand Austria',
    description: say('en', 'about-game'),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#e6dbc1',
    theme_color: '#e6dbc1',
    categories: ['games'],
    icons: [
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture(192, 'any'),
      picture(512, 'any'),
      picture(512, 'maskable', 'icon-maskable.png'),
    ],
  });
}

export function offline(): Plugin {
  return {
    name: 'offline',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest() });
        const built = Object.values(bundle);
        const files = [...built.map(({ fileName }) => fileName), ...readdirSync(PUBLIC)].filter((file) =>
          SHELL.test(file),
        );
        const kept = ['./', ...[...files, 'manifest.webmanifest', ...PICTURES].map((file) => `./${file}`)];
        const version = createHash('sha256');
        for (const part of built) version.update(part.type === 'chunk' ? part.code : part.source);
        for (const file of readdirSync(PUBLIC)) version.update(readFileSync(`${PUBLIC}/${file}`));
        const source = readFileSync(WORKER, 'utf8');
        version.update(source);
        const head = `const VERSION = '${version.digest('hex').slice(0, 12)}';\nconst SHELL = ${JSON.stringify([...new Set(kept)])};\n`;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + source });
      },
    },
  };
}
