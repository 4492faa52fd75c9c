/** Where things stand in the chart of points. */

const MARGIN = { left: 34, right: 16, top: 12, bottom: 28 };

export interface Scale {
  x: (index: number) => number;
  y: (points: number) => number;
  /** The points at which there is a line. */
  lines: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [5, 10, 20, 25, 50, 100];
const LINE_HEIGHT = 20;

/** `columns`: how many steps from left to right, also where there are no points yet. */
export function scaleOf(series: number[][], width: number, height: number, columns = series[0].length - 1): Scale {
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  const most = Math.max(2, Math.floor((bottom - top) / LINE_HEIGHT));
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const step = STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= most) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const lines = Array.from({ length: last - first + 1 }, (_, k) => step * (first + k));
  const y = (points: number) => bottom - ((bottom - top) * (points - lines[0])) / (lines.at(-1)! - lines[0]);
  return { x: (index) => left + ((right - left) * index) / columns, y, lines, left, right, top, bottom };
}
