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
    const isKnown = read(option, value, order);
    if (!isKnown) throw new Error(`“${option}=${value}” is no option of a picture (${text})`);
  }
  return order;
}

/** False when the option does not exist or its value makes no sense. */
function read(option: string, value: string, order: PictureOrder): boolean {
  const [first = Number.NaN, second = Number.NaN, ...more] = value.split(/[,:]/).map(Number);
  if (more.length > 0) return false;
  const isOne = !value.includes(',') && !value.includes(':') && Number.isInteger(first);
  switch (option) {
    case 'focus':
      order.focus = { x: first / 100, y: second / 100 };
      return [first, second].every((per100) => per100 >= 0 && per100 <= 100);
    case 'ratio':
      order.ratio = first / second;
      return first > 0 && second > 0;
    case 'width':
      order.width = first;
      return isOne && first > 0;
    case 'quality':
      order.quality = first;
      return isOne && first >= 1 && first <= 100;
    default:
      return false;
  }
}

/** Every width that is made, the largest last. */
export function widthsFor(largest: number): number[] {
  return [...WIDTHS.filter((width) => width < largest), largest];
}
