/** Puts a floating box beside a thing, inside the window. */

const GAP = 8;

export function beside(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + GAP + height <= innerHeight;
  const above = at.top - GAP - height >= 0;
  let left = at.left + at.width / 2 - width / 2;
  let top = below ? at.bottom + GAP : at.top - GAP - height;
  if (!below && !above) {
    // No room above or below: to the right or to the left.
    left = at.right + GAP + width <= innerWidth ? at.right + GAP : at.left - GAP - width;
    top = at.top + at.height / 2 - height / 2;
  }
  const within = (n: number, size: number, room: number) => Math.max(GAP, Math.min(n, room - size - GAP));
  box.style.left = `${within(left, width, innerWidth)}px`;
  box.style.top = `${within(top, height, innerHeight)}px`;
}
