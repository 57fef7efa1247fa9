/**
 * Computes CSS relative colours, like `rgb(from #f6f0e6 r g b / 0.6)` and `oklch(from #9c5a3c calc(l * 0.85) c h)`: mail
 * programs, Safari before 16.4 and Firefox before 128 do not support them.
 */

type Channels = readonly [number, number, number];

const RELATIVE =
  /\b(rgb|oklch)\(\s*from (#[\da-f]{6})((?: +(?:calc\([^()]*\)|[\w.-]+)){3})(?: *\/ *([\d.]+))?\s*\)/g;
const PART = /calc\([^()]*\)|[\w.-]+/g;

/** Replaces every relative colour in a text with `#rrggbb` or, with opacity, `rgb(246 240 230 / 0.6)`. */
export function resolveRelative(text: string): string {
  return text.replace(RELATIVE, (_, space: 'rgb' | 'oklch', base: string, parts: string, alpha) => {
    const { names, of, toRgb } = SPACES[space];
    const from = of(channelsOf(base));
    const values = new Map(names.map((name, index) => [name, from[index] ?? 0]));
    const [one = 0, two = 0, three = 0] = (parts.match(PART) ?? []).map((part) =>
      evaluate(part, values),
    );
    const rgb = toRgb([one, two, three]).map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel))),
    );
    if (alpha) return `rgb(${rgb.join(' ')} / ${alpha})`;
    return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

export const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** `l`, `0.755` or `calc(l * 0.85)`. */
function evaluate(part: string, values: ReadonlyMap<string, number>): number {
  const [, left = part, operator, right = ''] =
    /^calc\(\s*(\S+) ([*+-]) (\S+)\s*\)$/.exec(part) ?? [];
  const number = (word: string) => values.get(word) ?? Number(word);
  if (operator === '*') return number(left) * number(right);
  if (operator === '+') return number(left) + number(right);
  if (operator === '-') return number(left) - number(right);
  return number(left);
}

/** Converts an sRGB channel (0–255) to linear light (0–1), and back. */
export const lightOf = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const channelOf = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const DEGREES = 180 / Math.PI;

/** https://bottosson.github.io/posts/oklab/ */
function toOklch(rgb: Channels): Channels {
  const [r, g, b] = rgb.map(lightOf) as unknown as Channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(x, y), Math.atan2(y, x) * DEGREES];
}

function fromOklch([lightness, chroma, hue]: Channels): number[] {
  const x = chroma * Math.cos(hue / DEGREES);
  const y = chroma * Math.sin(hue / DEGREES);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((light) => channelOf(Math.max(0, light)));
}

const SPACES = {
  rgb: { names: ['r', 'g', 'b'], of: (rgb: Channels) => rgb, toRgb: (rgb: Channels) => [...rgb] },
  oklch: { names: ['l', 'c', 'h'], of: toOklch, toRgb: fromOklch },
};
