import type { Page } from 'playwright/test';
import { PRIVACY_CLAUSE } from '../../../src/content/form.ts';
import { SITE } from '../../../src/content/site.ts';
import { boxOf, inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { DIALOG_TITLE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** In milliseconds. */
const ANIMATION = 300;

const pageIsLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.beforeEach(({ page }) => page.goto('/'));

test('the header’s button opens the dialog with its name, focus, backdrop and width', async ({
  page,
  site,
}) => {
  await site.openForm();
  await test.step('S-MOD-1 S-MOD-2 U-5: its name is that of its title, which has the focus', async () => {
    const title = page.getByRole('heading', { level: 2, name: DIALOG_TITLE });
    await expect(title).toBeVisible();
    const id = (await title.getAttribute('id')) ?? '';
    await expect.soft(site.dialog).toHaveAttribute('aria-labelledby', id);
    await expect.soft(title).toBeFocused();
  });
  await test.step('S-MOD-9 S-CON-5: the backdrop is black with opacity 0.6', async () => {
    const backdrop = await page
      .locator('dialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect.soft(backdrop).toBe('rgba(0, 0, 0, 0.6)');
  });
  await test.step('S-MOD-4 S-MOD-5 S-CON-6: it is 90vw wide, and 60vw from 1280 px on', async () => {
    const expectShare = async (share: number, width: number) =>
      expect.soft((await boxOf(site.dialog)).width).toBeCloseTo(width * share, 0);
    await inWindows(page, ['360 × 800', '1279 × 800'], (width) => expectShare(0.9, width));
    await inWindows(page, ['1280 × 800', '1920 × 800'], (width) => expectShare(0.6, width));
  });
  await test.step('S-MOD-11 S-MOD-12 S-CON-5: it has one column at 767 px, and two at 768 px', async () => {
    await inWindows(page, ['767 × 900', '768 × 900'], async (width) => {
      const [name, surname] = [await boxOf(site.field('name')), await boxOf(site.field('surname'))];
      expect.soft(name.y === surname.y).toBe(width === 768);
    });
  });
  await test.step('U-11: with reduced motion the dialog opens and closes at once', async () => {
    await expect(page.locator('dialog')).toHaveCSS('animation-duration', '0s');
    await site.closeForm();
  });
});

test('S-MOD-6 S-MOD-7 S-CON-6 U-29: the dialog is at most 90vh high, and only its content scrolls', async ({
  page,
  site,
}) => {
  // The browser's own reload by a drag cannot be driven by a test.
  const expectOverscroll = (value: string) =>
    expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', value);
  // Keeps the space of the scrollbar while the dialog hides it. Browsers in tests have no scrollbar.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, 300));
  await expectOverscroll('auto');
  await site.openForm();
  await expectOverscroll('none');
  await expect(site.submit).toBeAttached();
  await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(async () => (await site.dialog.boundingBox())?.height).toBeCloseTo(540, 0);
  // Use the wheel, because a script can also scroll content that is only clipped.
  await site.field('name').hover();
  await page.mouse.wheel(0, 2000);
  await expect(site.dialog.getByRole('link', { name: PRIVACY_CLAUSE.link })).toBeInViewport();
  expect(await pageIsLocked(page)).toBe(true);
  await page.mouse.wheel(0, 2000);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await site.closeForm();
  await expectOverscroll('auto');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('S-MOD-10 S-CON-5: the dialog opens and closes in 0.3 s, and locks the page until then', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const dialog = page.locator('dialog');
  await site.openForm();
  const opening = await dialog.evaluate((element) =>
    ['', '::backdrop'].map((part) => {
      const { animationDuration, animationName } = getComputedStyle(element, part);
      return { duration: animationDuration, name: animationName };
    }),
  );
  expect(opening.map(({ duration }) => duration)).toEqual(['0.3s', '0.3s']);
  await settle(page);
  const closing = await dialog.evaluate(async (element: HTMLDialogElement, name) => {
    const start = performance.now();
    const closed = new Promise((resolve) => element.addEventListener('close', resolve));
    element.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    await new Promise(requestAnimationFrame);
    const names = ['', '::backdrop'].map((part) => getComputedStyle(element, part).animationName);
    const locked = getComputedStyle(document.documentElement).overflowY;
    await closed;
    return { names, locked, took: performance.now() - start };
  }, SITE.dismiss);
  expect(closing.names).not.toContain('none');
  for (const [index, { name }] of opening.entries())
    expect(closing.names[index], 'another animation').not.toBe(name);
  expect(closing.locked).toBe('hidden');
  // Only a lower bound: on a busy machine it takes longer.
  expect(closing.took).toBeGreaterThanOrEqual(ANIMATION - 20);
  expect(await pageIsLocked(page)).toBe(false);
});

test('U-32: the dialog can be seen and closed while a tool has paused all animations', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addStyleTag({ content: '*, ::backdrop { animation-play-state: paused !important }' });
  await site.openForm();
  await expect(page.locator('dialog')).toHaveCSS('opacity', '1');
  await site.closeForm();
});

test('U-43: on a page turned right-to-left, nothing lies under ✕ and the arrows of lists', async ({
  page,
  site,
}) => {
  await site.openForm();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const title = await boxOf(site.dialog.getByRole('heading', { level: 2 }));
  expect(title.x).toBeGreaterThanOrEqual((await boxOf(site.closeButton)).right);
  const arrow = { 'background-position-x': '14px', 'padding-left': '36px' };
  for (const [property, value] of Object.entries(arrow))
    await expect(site.field('ceremony')).toHaveCSS(property, value);
});
