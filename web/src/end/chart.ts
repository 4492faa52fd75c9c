/** Where things stand in the chart of points. */

import { axisOf } from '../design/axis';

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

/** `columns`: how many steps from left to right, also where there are no points yet. */
export function scaleOf(series: number[][], width: number, height: number, columns = series[0].length - 1): Scale {
  const { left, top } = MARGIN;
  const right = Math.max(left, width - MARGIN.right);
  const bottom = Math.max(top, height - MARGIN.bottom);
  const lines = axisOf(series.flat(), bottom - top);
  const y = (points: number) => bottom - ((bottom - top) * (points - lines[0])) / (lines.at(-1)! - lines[0]);
  return { x: (index) => left + ((right - left) * index) / columns, y, lines, left, right, top, bottom };
}
