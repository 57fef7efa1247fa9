import type { Page } from 'playwright/test';
import type { Point } from './layout.ts';
import { PORTS } from './ports.ts';

export const GALLERY_PATH = '/tools/gallery/';
export const GALLERY_URL = `http://localhost:${PORTS.dev}${GALLERY_PATH}`;

/** Locators and values of the gallery's form, which has a field of every type. */
export function createSampleForm(page: Page) {
  const form = page.locator('form');
  const printed = async (id: 'value' | 'sent') => {
    const text = await page.locator(`#${id}`).textContent();
    return text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  };
  return {
    /** A field with several controls, by its legend. */
    group: (label: string) => form.getByRole('group', { name: label }),
    submit: form.getByRole('button', { name: 'Finalizar' }),
    reset: form.getByRole('button', { name: 'Restablecer' }),
    /** The form's values, by field name. */
    value: () => printed('value'),
    /** The values that the form has sent. */
    sent: () => printed('sent'),
  };
}

/** The width of an interval's thumb with its tap area, in CSS pixels (U-11), and the end of the sample interval's scale. */
const [THUMB, MAX] = [44, 500];

/** The middle of a thumb of the sample interval, by the box of its range: it moves from one edge of the box to the other. */
export function middleOfThumb(
  { x, y, width, height }: Point & { width: number; height: number },
  value: number,
): Point {
  return { x: x + THUMB / 2 + (value / MAX) * (width - THUMB), y: y + height / 2 };
}

/** Swipes with one finger. */
export async function swipe(page: Page, from: Point, by: Partial<Point>) {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: from.x + (by.x ?? 0) * share, y: from.y + (by.y ?? 0) * share },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(step / 10),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
