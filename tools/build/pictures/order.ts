import { UserError } from '../user-error.ts';

/** The parsed import of a picture: `picture:bodas?focus=48,52&ratio=3:4&width=900&quality=50`. */
export interface PictureOrder {
  /** The name of the file in `src/content/pictures`, without its extension. */
  name: string;
  /** The point that stays in view if a screen crops the picture. */
  focus: Point;
  /** Width ÷ height of the crop; `undefined` for the whole picture. */
  ratio: number | undefined;
  /** The largest width to make, in pixels. */
  width: number;
  /** The quality of the AVIF, 1–100. */
  quality: number;
}

/** Shares of the width and of the height, 0–1. */
export interface Point {
  x: number;
  y: number;
}

/** For phones; for high-resolution phones and half of a desktop window; for desktop windows. */
const WIDTHS = [750, 1080, 1600];
const DEFAULT_WIDTH = 1600;
const DEFAULT_QUALITY = 50;

/** Each option, with its expected value in words for the error message. `read` returns `undefined` for another value. */
const OPTIONS: Record<
  string,
  { expected: string; read: (value: string) => Partial<PictureOrder> | undefined }
> = {
  focus: {
    expected: 'two numbers from 0 to 100, as in focus=48,52',
    read(value) {
      const [x, y] = numbers(/^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/, value);
      if (x === undefined || y === undefined || x > 100 || y > 100) return undefined;
      return { focus: { x: x / 100, y: y / 100 } };
    },
  },
  ratio: {
    expected: 'width and height, as in ratio=3:4',
    read(value) {
      const [width, height] = numbers(/^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/, value);
      return width && height ? { ratio: width / height } : undefined;
    },
  },
  width: {
    expected: 'a whole number of pixels, as in width=1600',
    read(value) {
      const [width] = numbers(/^(\d+)$/, value);
      return width ? { width } : undefined;
    },
  },
  quality: {
    expected: 'a whole number from 1 to 100, as in quality=50',
    read(value) {
      const [quality] = numbers(/^(\d+)$/, value);
      return quality && quality <= 100 ? { quality } : undefined;
    },
  },
};

/** Finds the order that a module imports as `name`: `heroLandscape` → `hero-limpio?focus=66,54`. */
export function findOrder(name: string, path: string, code: string): string {
  const imports = code.matchAll(/\bimport (\w+) from ['"]picture:([^'"]+)/g);
  for (const [, found, order] of imports) if (found === name && order) return order;
  throw new UserError(`social-picture:${name}: ${path} imports no picture as ${name}`);
}

export function parsePictureOrder(text: string): PictureOrder {
  const [name = '', query = ''] = text.split('?');
  const order: PictureOrder = {
    name,
    focus: { x: 0.5, y: 0.5 },
    ratio: undefined,
    width: DEFAULT_WIDTH,
    quality: DEFAULT_QUALITY,
  };
  for (const [option, value] of new URLSearchParams(query)) {
    const rule = OPTIONS[option];
    if (!rule)
      throw new UserError(
        `“${option}=${value}” in “${text}”: ${option} is not an option; the options are ${Object.keys(OPTIONS).join(', ')}`,
      );
    const read = rule.read(value);
    if (!read)
      throw new UserError(
        `“${option}=${value}” in “${text}”: ${option} has to be ${rule.expected}`,
      );
    Object.assign(order, read);
  }
  return order;
}

/** Returns the groups of the pattern as numbers; an empty list if the value does not match. */
function numbers(pattern: RegExp, value: string): number[] {
  return (pattern.exec(value) ?? []).slice(1).map(Number);
}

/** Returns the widths to make, the largest last. */
export function widthsFor(largest: number): number[] {
  return [...WIDTHS.filter((width) => width < largest), largest];
}
