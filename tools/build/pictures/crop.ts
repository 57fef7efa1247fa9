import type { Point } from './order.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The largest part of this shape that has the focus in its middle, or at another part of its sides, as near to it as the edges allow. */
export function cropAround(size: Size, ratio: number | undefined, focus: Point, at = MIDDLE): Box {
  const wanted = ratio ?? size.width / size.height;
  const width = Math.min(size.width, Math.round(size.height * wanted));
  const height = Math.min(size.height, Math.round(size.width / wanted));
  const start = (whole: number, part: number, axis: 'x' | 'y') =>
    Math.min(whole - part, Math.max(0, Math.round(whole * focus[axis] - part * at[axis])));
  return {
    left: start(size.width, width, 'x'),
    top: start(size.height, height, 'y'),
    width,
    height,
  };
}

/** Where the focus is in the part that was cut out. */
export function focusWithin(size: Size, box: Box, focus: Point): Point {
  return {
    x: (size.width * focus.x - box.left) / box.width,
    y: (size.height * focus.y - box.top) / box.height,
  };
}
