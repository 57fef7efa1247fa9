/** Relative luminance and contrast by WCAG 2.2. */

/** Linear light (0–1) of an sRGB channel (0–255). */
export const lightOf = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of three channels of linear light. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio of two luminances. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast ratio of two colours written as `#9c5a3c`. */
export function contrastOfHex(one: string, other: string): number {
  const luminanceOf = (hex: string) =>
    luminance(...[1, 3, 5].map((at) => lightOf(Number.parseInt(hex.slice(at, at + 2), 16))));
  return contrastOf(luminanceOf(one), luminanceOf(other));
}
