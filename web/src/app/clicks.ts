/** Clicks that have consequences. */

/** Acts on a click of its own, never on the second half of a double click that was meant for what stood there before. */
export const deliberately =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
