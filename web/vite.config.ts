import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Puts the icons into the page itself, so that `<use href="#wine">` works before any script has run. */
function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml: (html) => html.replace('<!-- icons -->', () => readFileSync('src/design/icons.svg', 'utf8')),
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), icons()],
  build: { outDir: '../src/grandaustria/server/web', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GRANDAUSTRIA ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', environmentOptions: { happyDOM: { width: 1280, height: 720 } }, include: ['src/**/*.test.ts'], setupFiles: ['src/i18n/assets.setup.ts'], testTimeout: 20_000 },
});
