/** The lines of a chart's axis. */

const STEPS = [5, 10, 20, 25, 50, 100];
const LINE_HEIGHT = 20;

/** Round numbers from the lowest value, or 0, to the highest, as many as there is height for. */
export function axisOf(values: number[], height: number): number[] {
  const most = Math.max(2, Math.floor(height / LINE_HEIGHT));
  const [low, high] = [Math.min(0, ...values), Math.max(10, ...values)];
  const step = STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= most) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, k) => step * (first + k));
}
