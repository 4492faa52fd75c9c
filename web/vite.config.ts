import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { offline } from './plugins/offline.ts';
import { page } from './plugins/page.ts';
import { twins } from './plugins/twins.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), page(), offline(), twins()],
  build: {
    outDir: '../src/grandaustria/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Many small files compress badly: what all screens share lies together.
    rolldownOptions: {
      output: {
        advancedChunks: {
          minShareCount: 2,
          groups: [
            {
              name: 'shared',
              test: /src\/(api|app|chat|forms|i18n)\/|src\/design\/(Icon|Marker|Points|numbers)|src\/lobby\/(\w+\.ts|room|ShareLink)|src\/preferences\/(shown|Theme)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GRANDAUSTRIA ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { width: 1280, height: 720 } },
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/i18n/assets.setup.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
