import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { middleOf } from './boxes.ts';
import { createSampleForm, SAMPLE_FORM_URL } from './gallery.ts';

/** The interval field of the gallery's sample form: 0 to 500 € in steps of 1, by default 80 to 160. */

export const LABEL = 'Presupuesto por invitado';

/** Locators of the interval field `group`. */
export function intervalIn(group: Locator) {
  const thumb = (name: 'Mínimo' | 'Máximo') => group.getByRole('slider', { name });
  const input = (name: 'Mínimo' | 'Máximo') => group.getByRole('spinbutton', { name });
  return {
    thumb,
    input,
    note: group.getByRole('status'),
    async expectInterval(min: number | '', max: number | '') {
      await expect(input('Mínimo')).toHaveValue(String(min));
      await expect(input('Máximo')).toHaveValue(String(max));
    },
  };
}

export async function openInterval(page: Page) {
  await page.goto(SAMPLE_FORM_URL);
  const form = createSampleForm(page);
  const interval = intervalIn(form.group(LABEL));
  await interval.thumb('Mínimo').scrollIntoViewIfNeeded();
  const expectValue = (min: number, max: number) =>
    expect.poll(async () => (await form.value())?.interval).toEqual({ min, max });
  /** Resets the form to its default values. */
  async function startAnew() {
    await form.reset.click();
    await interval.expectInterval(80, 160);
    await interval.thumb('Mínimo').scrollIntoViewIfNeeded();
  }
  return { ...form, ...interval, expectValue, startAnew };
}

export async function drag(page: Page, thumb: Locator, distance: number) {
  const { x, y } = await middleOf(thumb);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
}

/** Swipes with one finger. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
) {
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
