/** Puts a compressed twin beside every text, so that the server need not compress anything. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function twins(): Plugin {
  return {
    name: 'twins',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => !/\.woff2?$/.test(file))) {
        writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
      }
    },
  };
}
