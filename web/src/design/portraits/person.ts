/** What a portrait is put together from; a part is written "style colour colour". */
export interface Person {
  /** Panel: artist, noble, citizen, tourist, or a department of the staff. */
  bg: string;
  /** Man, woman, stout, slim, girl, boy. */
  build?: string;
  /** 0 (palest) to 7 (darkest). */
  skin?: number;
  /** Shape of the head. */
  head?: string;
  /** -1 looks left, 1 looks right. */
  turn?: number;
  /** Of the head, degrees. */
  tilt?: number;
  /** "style colour". */
  hair?: string;
  eyes?: string;
  brow?: string;
  nose?: string;
  mouth?: string;
  /** "style", or "style colour" where it differs from the hair. */
  beard?: string;
  /** 0, 1, 2: lines in the face. */
  age?: number;
  /** What is worn on the face: "specs", "monocle freckles". */
  on?: string;
  /** "style colour colour". */
  wear: string;
  /** "style colour". */
  tie?: string;
  /** Over the clothes: "medals", "sash red". */
  add?: string[];
  /** "style colour colour". */
  hat?: string;
  /** "thing colour". */
  hold?: string;
  /** A second thing, on the other side. */
  left?: string;
  /** Colour of the arm that holds it, if not the clothes' first. */
  sleeve?: string;
  glove?: string;
  flip?: number;
}
