import { BUSINESS } from '../../../src/content/business.ts';
import { SITE } from '../../../src/content/site.ts';
import { atEachWidth, boxOf, inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** On a darker picture its words would have a contrast of less than 4.5:1, on a lighter one it would look solid. */
const TRANSLUCENT = /^color\(srgb 1 1 1 \/ 0\.[67]\d*\)$/;
const WHITE = 'rgb(255, 255, 255)';

test('S-HDR-2 S-HDR-3 S-HDR-5 S-HDR-7 S-HDR-9: the logo and the button look and work as specified', async ({
  page,
  site,
}) => {
  const { header, contactButton: button } = site;
  const logo = header.getByRole('link');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await page.goto('/');
  await test.step('S-HDR-3 S-HDR-4: the contact button is a real button, large enough, in capitals by style alone', async () => {
    await expect.soft(button).toHaveAttribute('type', 'button');
    await expect.soft(button).toHaveText('Contáctanos');
    await expect.soft(button).toHaveCSS('text-transform', 'uppercase');
    const { width, height } = await boxOf(button);
    expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
  await test.step('S-HDR-9: while one item is hovered, the other one turns grey and the hovered one keeps its colour', async () => {
    const own = await button.evaluate((element) => getComputedStyle(element).color);
    await button.hover();
    await expect.soft(logo).toHaveCSS('opacity', '0.66');
    await expect.soft(button).toHaveCSS('color', own);
    await logo.hover();
    await expect.soft(logo).toHaveCSS('opacity', '1');
    await expect.soft(button).toHaveCSS('color', 'rgb(102, 102, 102)');
    await page.mouse.move(300, 600);
    await expect.soft(button).toHaveCSS('color', own);
  });
  await test.step('S-HDR-1 S-HDR-6 S-HDR-7 S-HDR-8 S-CON-7: translucent below 80 px, solid white from there on', async () => {
    await expect.soft(header).toHaveCSS('position', 'fixed');
    const blur = await header.evaluate(
      (element) => getComputedStyle(element, '::before').backdropFilter,
    );
    expect.soft(blur).toMatch(/^blur\(/);
    for (const y of [0, 79, 80, 400, 79]) {
      await scrollTo(y);
      const colour = y < 80 ? TRANSLUCENT : WHITE;
      await expect.soft(header, `at ${y} px`).toHaveCSS('background-color', colour);
    }
  });
  await test.step('S-HDR-8: a reload that restores the scroll position restores the solid header', async () => {
    await scrollTo(600);
    await expect.soft(header).toHaveCSS('background-color', WHITE);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect.soft(header).toHaveCSS('background-color', WHITE);
  });
  await test.step('S-HDR-1 S-HDR-2: the header stays at the top, and its logo leads to the top of the page', async () => {
    expect.soft(await boxOf(header)).toMatchObject({ x: 0, y: 0 });
    const home = header.getByRole('link', { name: SITE.homeLink });
    await expect.soft(home).toHaveAttribute('href', '/');
    await home.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('S-HDR-1 U-35: on phones the header is one row, with a logo of any width', async () => {
    await atEachWidth(page, [320, 360, 390], async (width) => {
      const rows = await header.evaluate((element) =>
        [...element.children].map((child) => child.getBoundingClientRect()),
      );
      expect.soft(rows[1]?.top, `${width} px`).toBeLessThan(rows[0]?.bottom ?? 0);
    });
  });
  await test.step('S-HDR-1 U-35: in a window zoomed to 400 % the header scrolls away', async () => {
    await inWindows(page, ['320 × 256'], async () => {
      await expect.soft(header).toHaveCSS('position', 'absolute');
      expect.soft((await boxOf(header)).height).toBeLessThan(80);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.soft(header).toHaveCSS('position', 'fixed');
  });
  await test.step('S-HDR-5: the button opens one dialog, also on a double click', async () => {
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await site.start();
    await button.dblclick();
    // If the second click had hit the backdrop, the dialog would be closing now.
    await settle(page);
    await expect(site.dialog).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('R-28: a tap turns nothing of the header grey', async ({ page, site }) => {
    await page.goto('/');
    const logo = site.header.getByRole('link');
    await site.contactButton.hover();
    await settle(page);
    await expect(logo).toHaveCSS('opacity', '1');
  });
});

test('U-12: without pictures the name stands in the header, and nothing lies over the hero’s words', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route(/\.(?:avif|webp|svg)$/, (route) => route.abort());
  await page.goto('/');
  const logo = site.header.getByRole('img', { name: BUSINESS.name });
  await expect(logo).toHaveAttribute('alt', BUSINESS.name);
  await expect(logo).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('section img').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
