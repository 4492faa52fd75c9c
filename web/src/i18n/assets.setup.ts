/** In tests there is no server: texts are read from the sources. */

import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

vi.mock('./assets', () => ({
  fetchText: (address: string) => {
    const [path] = address.split('?');
    return readFile(path.startsWith('/@fs/') ? path.slice('/@fs'.length) : `.${path}`, 'utf8');
  },
}));
