import { UserError } from '../user-error.ts';

/** What a picture of the content is asked for: `picture:bodas?focus=48,52&ratio=3:4&width=900&quality=50`. */
export interface PictureOrder {
  /** Name of the file in `src/content/pictures`, without its extension. */
  name: string;
  /** The point that stays in view whatever is cut off: parts of the width and of the height, 0–1. */
  focus: Point;
  /** Width ÷ height of the cut; without one the picture keeps its shape. */
  ratio: number | undefined;
  /** The largest width, in pixels, that a page shows it at. */
  width: number;
  /** Of the AVIF, 1–100. */
  quality: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Phones; phones with fine screens and half of a desktop window; desktop windows. */
const WIDTHS = [750, 1080, 1600];
const DEFAULT_WIDTH = 1600;
const DEFAULT_QUALITY = 50;

/** Each option: what it wants, in words for its error, and how it is read; `undefined` when it is something else. */
const OPTIONS: Record<
  string,
  { wants: string; read: (value: string) => Partial<PictureOrder> | undefined }
> = {
  focus: {
    wants: 'two numbers from 0 to 100, as in focus=48,52',
    read(value) {
      const [x, y] = numbers(/^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/, value);
      if (x === undefined || y === undefined || x > 100 || y > 100) return undefined;
      return { focus: { x: x / 100, y: y / 100 } };
    },
  },
  ratio: {
    wants: 'width and height, as in ratio=3:4',
    read(value) {
      const [width, height] = numbers(/^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/, value);
      return width && height ? { ratio: width / height } : undefined;
    },
  },
  width: {
    wants: 'a whole number of pixels, as in width=1600',
    read(value) {
      const [width] = numbers(/^(\d+)$/, value);
      return width ? { width } : undefined;
    },
  },
  quality: {
    wants: 'a whole number from 1 to 100, as in quality=50',
    read(value) {
      const [quality] = numbers(/^(\d+)$/, value);
      return quality && quality <= 100 ? { quality } : undefined;
    },
  },
};

/** What a module of orders imports under a name: `heroLandscape` → `hero-limpio?focus=66,54`. */
export function orderCalled(name: string, path: string, code: string): string {
  const imported = code.matchAll(/\bimport (\w+) from ['"]picture:([^'"]+)/g);
  for (const [, found, order] of imported) if (found === name && order) return order;
  throw new UserError(`social-picture:${name}: ${path} imports no picture under that name`);
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
        `“${option}=${value}” in “${text}”: there is no ${option} here, only ${Object.keys(OPTIONS).join(', ')}`,
      );
    const read = rule.read(value);
    if (!read)
      throw new UserError(`“${option}=${value}” in “${text}”: ${option} wants ${rule.wants}`);
    Object.assign(order, read);
  }
  return order;
}

/** The groups of the pattern as numbers; none when the value is something else. */
function numbers(pattern: RegExp, value: string): number[] {
  return (pattern.exec(value) ?? []).slice(1).map(Number);
}

/** Every width that is made, the largest last. */
export function widthsFor(largest: number): number[] {
  return [...WIDTHS.filter((width) => width < largest), largest];
}
