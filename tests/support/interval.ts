import { expect, type Page } from 'playwright/test';
import { createSampleForm, SAMPLE_FORM_URL } from './gallery.ts';
import { boxOf } from './layout.ts';

/** The interval field of the gallery's sample form: 0 to 500 € in steps of 1, by default 80 to 160. */

type End = 'Mínimo' | 'Máximo';
type Point = { x: number; y: number };

/** The width of a thumb with its tap area, in CSS pixels (U-11). */
const THUMB = 44;

export async function openInterval(page: Page) {
  await page.goto(SAMPLE_FORM_URL);
  const form = createSampleForm(page);
  const group = form.group('Presupuesto por invitado');
  const thumb = (end: End) => group.getByRole('slider', { name: end });
  await thumb('Máximo').evaluate((range) => range.scrollIntoView({ block: 'center' }));
  return {
    ...form,
    group,
    thumb,
    /** The middle of a thumb: it moves from one edge of its range to the other. */
    async middleOfThumb(end: End): Promise<Point> {
      const { x, y, width, height } = await boxOf(thumb(end));
      const share = Number(await thumb(end).inputValue()) / 500;
      return { x: x + THUMB / 2 + share * (width - THUMB), y: y + height / 2 };
    },
    /** Expects these ends in the form's value, the thumbs and the text. */
    async expectInterval(min: number, max: number) {
      await expect.poll(async () => (await form.value())?.interval).toEqual({ min, max });
      await expect(thumb('Mínimo')).toHaveAttribute('aria-valuetext', `${min}\u00a0€`);
      await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', `${max}\u00a0€`);
      await expect(group).toContainText(`Mínimo ${min} €Máximo ${max} €`);
    },
  };
}

export async function drag(page: Page, { x, y }: Point, distance: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
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
