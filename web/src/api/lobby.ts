/** What is said before and after a game: what can be played, what was asked for, what was played. */

import type { components } from './schema';
import type { GameEvent } from './types';

type Schemas = components['schemas'];

export type Today = Schemas['Today'];
export type About = Schemas['About'];
export type SeatWanted = Schemas['NewGame']['seats'][number];
export type Clock = Schemas['Position']['clock'];
export type NewGame = Required<Schemas['NewGame']> & { options: GameOptions };
export type GameOptions = Schemas['OptionsJson'];
export type Made = Schemas['Made'];
export type Joined = Schemas['Joined'];
export type Summary = Schemas['Summary'];
export type LoadedGame = Schemas['LoadedGame'];
export type Sharing = Schemas['Sharing'];
export type Replayed = Schemas['Replayed'];
/** With the number of choices that were made before it. */
export type ToldEvent = GameEvent & { at: number };
