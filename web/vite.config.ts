import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const ICONS = '../src/grandaustria/drawing/design/symbols.svg'; // which Python draws with too

/** Puts the icons into the page itself, so that `<use href="#wine">` works before any script has run. */
function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml: (html) => html.replace('<!-- icons -->', () => readFileSync(ICONS, 'utf8')),
  };
}

/** Puts a compressed twin beside every text, so that the server need not compress anything. */
function twins(): Plugin {
  return {
    name: 'twins',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => !/\.woff2?$/.test(file))) {
        writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), icons(), twins()],
  build: { outDir: '../src/grandaustria/server/web', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GRANDAUSTRIA ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { width: 1280, height: 720 } },
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/i18n/assets.setup.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
