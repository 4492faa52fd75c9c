/** What a review says, by the names used here. */

import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Reviewed = Schemas['Reviewed'];
export type ReviewDocument = Schemas['ReviewDocument'];
export type TurnReview = Schemas['TurnReview'];
export type TurnLine = Schemas['TurnLine'];
export type LineWords = Schemas['LineWords'];
export type TurnWords = Schemas['TurnWords'];
export type SeatReview = Schemas['SeatReview'];
export type Draw = Schemas['Draw'];
export type Sources = Schemas['Sources'];
export type Whole = Schemas['Whole'];
export type Retried = Schemas['Retried'];
