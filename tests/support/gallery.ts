import type { Page } from 'playwright/test';
import type { Point } from './layout.ts';
import { PORTS } from './servers.ts';

export const GALLERY_PATH = '/tools/gallery/';
export const GALLERY_URL = `http://localhost:${PORTS.dev}${GALLERY_PATH}`;

/** Locators and values of the gallery's form, which has a field of every type. */
export function createGalleryForm(page: Page) {
  const form = page.locator('form');
  return {
    /** A field with several controls, by its legend. */
    group: (label: string) => form.getByRole('group', { name: label }),
    /** The form's values, by field name. */
    value: async () => {
      const text = await page.locator('#value').textContent();
      return text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
    },
  };
}

/**
 * The width of an interval's thumb with its tap area, in CSS
 * pixels (U-11), and the end of the gallery's interval's scale.
 */
const [THUMB, MAX] = [44, 500];

/**
 * The middle of a thumb of the gallery's interval, by the box
 * of its range: it moves from one edge of the box to the other.
 */
export function middleOfThumb(
  { x, y, width, height }: Point & { width: number; height: number },
  value: number,
): Point {
  return { x: x + THUMB / 2 + (value / MAX) * (width - THUMB), y: y + height / 2 };
}
