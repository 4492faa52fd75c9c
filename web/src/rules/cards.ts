/** The cards as the server prints them, for whatever part of the page shows some; null until they are there. */

import { createContext } from 'svelte';
import type { Cards } from '../api/types';

export const [useCards, provideCards] = createContext<() => Cards | null>();
