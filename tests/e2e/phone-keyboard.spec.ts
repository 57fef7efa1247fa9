import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** A phone's keyboard as Safari shows it: the window keeps its size, and a part of it is covered. */

const WINDOW = { width: 390, height: 844 };
const KEYBOARD = 380;

// At once where it belongs: a dialog that is still opening has another place than one that is open.
test.use({ viewport: WINDOW, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page, visible: { height: number; offsetTop?: number; scale?: number }) =>
  page.evaluate((part) => {
    for (const [name, value] of Object.entries(part))
      Object.defineProperty(visualViewport, name, { value, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
    visualViewport?.dispatchEvent(new Event('scroll'));
  }, visible);

const cover = (page: Page, height: number, offsetTop = 0) =>
  look(page, { height: WINDOW.height - height, offsetTop });

test('U-10: the dialog follows the visual viewport, fits above the keyboard with the focused field in view, and is restored when the keyboard closes', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
  const before = await site.dialog.boundingBox();
  await cover(page, KEYBOARD, 120);
  const box = await site.dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(120);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW.height - KEYBOARD + 120);
  await cover(page, 0);
  expect(await site.dialog.boundingBox()).toEqual(before);
  await test.step('with the field that is being filled in', async () => {
    const field = site.field('description');
    await field.click();
    await cover(page, KEYBOARD);
    const box = await site.dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW.height - KEYBOARD);
    const fieldBox = await field.boundingBox();
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(
      WINDOW.height - KEYBOARD,
    );
  });
});

/** The dialog's own scroll box: where the visitor has come to in the form. */
const place = (page: Page) =>
  page.evaluate(() => {
    const isBox = (element: Element) => getComputedStyle(element).overflowY === 'auto';
    return [...document.querySelectorAll('dialog div')].find(isBox)?.scrollTop;
  });

test('U-10: pinch zoom does not move the dialog, nor does a keyboard that closes', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await site.field('name').click();
  await cover(page, KEYBOARD);
  const box = await site.dialog.boundingBox();
  await site.field('description').evaluate((field) => field.scrollIntoView());
  const before = await place(page);
  expect(before).toBeGreaterThan(0);
  await look(page, { height: 200, offsetTop: 150, scale: 2 });
  expect(await site.dialog.boundingBox()).toEqual(box);
  expect(await place(page)).toBe(before);
  await look(page, { height: WINDOW.height - KEYBOARD, offsetTop: 0, scale: 1 });
  expect(await place(page)).toBe(before);
  await cover(page, KEYBOARD - 100);
  expect(await place(page), 'the visitor has scrolled away on purpose').toBe(before);
});
