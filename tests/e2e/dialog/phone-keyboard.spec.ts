import type { Page } from 'playwright/test';
import { boxOf } from '../../support/layout.ts';
import { INVALID_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** A phone's keyboard as in Safari: the window keeps its size, and the keyboard covers a part of it. */

const WINDOW = { width: 390, height: 844 };
const KEYBOARD = 380;

test.use({ viewport: WINDOW, hasTouch: true });

const setVisualViewport = (
  page: Page,
  visible: { height: number; offsetTop?: number; scale?: number },
) =>
  page.evaluate((part) => {
    for (const [name, value] of Object.entries(part))
      Object.defineProperty(visualViewport, name, { value, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
    visualViewport?.dispatchEvent(new Event('scroll'));
  }, visible);

const showKeyboard = (page: Page, height: number, offsetTop = 0) =>
  setVisualViewport(page, { height: WINDOW.height - height, offsetTop });

test('the dialog fits above the keyboard, and is restored when it closes', async ({
  page,
  site,
}) => {
  await site.visitForm();
  const closed = await boxOf(site.dialog);
  await test.step('U-10: it follows the visual viewport', async () => {
    await showKeyboard(page, KEYBOARD, 120);
    const box = await boxOf(site.dialog);
    expect(box.y).toBeGreaterThanOrEqual(120);
    expect(box.bottom).toBeLessThanOrEqual(WINDOW.height - KEYBOARD + 120);
    await showKeyboard(page, 0);
    expect(await boxOf(site.dialog)).toEqual(closed);
  });
  await test.step('U-10: the focused field is in view above the keyboard', async () => {
    const field = site.field('description');
    await field.click();
    // At the lower edge of the form, which the keyboard will cover.
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await showKeyboard(page, KEYBOARD);
    const box = await boxOf(site.dialog);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(WINDOW.height - KEYBOARD);
    expect((await boxOf(field)).bottom).toBeLessThanOrEqual(WINDOW.height - KEYBOARD);
  });
  await test.step('U-10: a dialog that is closed above the keyboard opens in its full height', async () => {
    await site.closeForm();
    await showKeyboard(page, 0);
    await site.openForm();
    expect(await boxOf(site.dialog)).toEqual(closed);
  });
});

test('U-6 R-22: in Safari, whose key "next" is an Enter, it moves on while the keyboard is shown', async ({
  page,
  site,
}) => {
  await site.visitForm();
  await site.field('name').click();
  await showKeyboard(page, KEYBOARD);
  for (const name of ['surname', 'email', 'phone', 'date'] as const) {
    await page.keyboard.press('Enter');
    await expect(site.field(name)).toBeFocused();
  }
  await expect(site.dialog.getByRole('alert')).toHaveCount(0);
  await site.field('name').focus();
  await showKeyboard(page, 0);
  await page.keyboard.press('Enter');
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
});
