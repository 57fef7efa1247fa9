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

/** Returns the largest crop with this ratio. The focus of the picture is at the point `at` of the crop, as far as the edges allow. */
export function cropAround(size: Size, ratio: number | undefined, focus: Point, at = MIDDLE): Box {
  const shape = ratio ?? size.width / size.height;
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const start = (whole: number, part: number, axis: 'x' | 'y') =>
    Math.min(whole - part, Math.max(0, Math.round(whole * focus[axis] - part * at[axis])));
  return {
    left: start(size.width, width, 'x'),
    top: start(size.height, height, 'y'),
    width,
    height,
  };
}

/** Converts the focus of the whole picture to a point of the crop. */
export function focusWithin(size: Size, box: Box, focus: Point): Point {
  return {
    x: (size.width * focus.x - box.left) / box.width,
    y: (size.height * focus.y - box.top) / box.height,
  };
}
