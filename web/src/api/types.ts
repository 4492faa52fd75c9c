/** What the server says, by the names used here. `npm run api` writes the types themselves from the server's. */

import type { components } from './schema';

type Schemas = components['schemas'];
type KeysOf<T> = T extends unknown ? keyof T : never;
/** A union whose members may all be asked for the fields of any of them. */
type Open<T, Keys extends PropertyKey = KeysOf<T>> = T extends unknown
  ? T & { [K in Exclude<Keys, keyof T>]?: undefined }
  : never;

export type Food = keyof Schemas['Foods'];
export type Letter = keyof Schemas['Claims'];
export type Colour = Schemas['GuestCard']['colour'];

export type Choice = Schemas['Choice'];
export type Prompt = Schemas['Prompt'];
export type CafeTable = Schemas['CafeTable'];
export type Player = Schemas['Player'];
export type View = Schemas['View'];
export type GameEvent = Open<Schemas['Events']['list'][number]>;
export type Seat = Schemas['SeatShown'];
export type Notice = Schemas['NoticeTold'];
export type Table = Schemas['Position'];
export type Insight = Schemas['Insight'];
export type Progress = Schemas['Progress'];

export type GuestCard = Schemas['GuestCard'];
export type StaffCard = Schemas['StaffCard'];
export type ObjectiveCard = Schemas['ObjectiveCard'];
export type TileCard = Schemas['TileCard'];
export type HotelBoard = Schemas['HotelBoard'];
export type PrintedValues = Schemas['PrintedValues'];
export type Cards = Schemas['Cards'];

export type Hints = Schemas['Hints'];
export type HintedTurn = Schemas['HintedTurn'];
export type Outlook = Schemas['Outlook'];

export type ChatLine = Schemas['Message'];
/** What comes through the WebSocket. */
export type Message = Schemas['FromServer'];
