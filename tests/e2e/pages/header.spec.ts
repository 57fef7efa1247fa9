import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../../src/content/site.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

const translucent = /^rgba\(255, 255, 255, 0\.\d+\)$/;

test('S-HDR-2 S-HDR-3 S-HDR-4 S-HDR-5 S-HDR-9: the header has the logo and a real button that opens one dialog; the item that is not hovered turns grey', {
  tag: '@content',
}, async ({ page, site }) => {
  await page.goto('/');
  await test.step('S-HDR-2: the logo has the shape of its file and the colour of the text', async () => {
    const logo = site.header.getByRole('link').locator('*').first();
    const style = await logo.evaluate((element) => {
      const { maskImage, maskSize, backgroundColor, color } = getComputedStyle(element);
      return { maskImage, maskSize, isInk: backgroundColor === color };
    });
    expect(style).toMatchObject({ maskSize: 'contain', isInk: true });
    const [, address = ''] = /url\("(.+)"\)/.exec(style.maskImage) ?? [];
    const file = await (await page.request.get(address)).text();
    expect(file).toBe(readFileSync(join(PROJECT_ROOT, 'src/content/logo.svg'), 'utf8'));
  });
  await test.step('S-HDR-3 S-HDR-4: the contact button is a real button, large enough, in capitals by style alone', async () => {
    await expect(site.contactButton).toHaveAttribute('type', 'button');
    await expect(site.contactButton).toHaveText('Contáctanos');
    await expect(site.contactButton).toHaveCSS('text-transform', 'uppercase');
    const { width, height } = await boxOf(site.contactButton);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
  await test.step('S-HDR-9: while one item is hovered, the other one turns grey and the hovered one keeps its colour', async () => {
    const logo = site.header.getByRole('link');
    const isGrey = /^rgb\((\d+), \1, \1\)$/;
    const ink = await logo.evaluate((link) => getComputedStyle(link).color);
    const white = await site.contactButton.evaluate((button) => getComputedStyle(button).color);
    await site.contactButton.hover();
    await expect(logo).toHaveCSS('color', 'rgb(118, 118, 118)');
    await expect(site.contactButton).toHaveCSS('color', white);
    await logo.hover();
    await expect(logo).toHaveCSS('color', ink);
    await expect(site.contactButton).toHaveCSS('background-color', isGrey);
    await expect(site.contactButton).toHaveCSS('color', 'rgb(102, 102, 102)');
    await page.mouse.move(300, 600);
    await expect(site.contactButton).toHaveCSS('color', white);
  });
  await test.step('S-HDR-5: the button opens one dialog, also on a double click', async () => {
    await expect(site.contactButton).toHaveAttribute('aria-haspopup', 'dialog');
    await site.start();
    await site.contactButton.dblclick();
    // If the second click had hit the backdrop, the dialog would be closing now.
    await settle(page);
    await expect(site.dialog).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
});

test('S-HDR-1 S-HDR-2 S-HDR-6 S-HDR-7 S-HDR-8 S-CON-7: the header is fixed at the top, translucent and blurred below 80 px of scrolling, and solid white from 80 px on', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const blur = await site.header.evaluate(
    (header) => getComputedStyle(header, '::before').backdropFilter,
  );
  expect(blur).toMatch(/^blur\(/);
  for (const y of [0, 79]) {
    await scrollTo(y);
    await expect(site.header, `at ${y} px`).toHaveCSS('background-color', translucent);
  }
  for (const y of [80, 400]) {
    await scrollTo(y);
    await expect(site.header, `at ${y} px`).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await scrollTo(79);
  await expect(site.header).toHaveCSS('background-color', translucent);
  await test.step('S-HDR-8: a reload that restores the scroll position restores the solid header', async () => {
    await scrollTo(600);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect(site.header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await test.step('S-HDR-1 S-HDR-2: the header stays at the top, and its logo leads to the top of the page', async () => {
    await expect(site.header).toHaveCSS('position', 'fixed');
    await scrollTo(500);
    expect(await boxOf(site.header)).toMatchObject({ x: 0, y: 0 });
    const logo = site.header.getByRole('link', { name: SITE.homeLink });
    await expect(logo).toHaveAttribute('href', '/');
    await logo.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('S-HDR-1 S-HDR-2: on the error page the header covers no content, and its logo leads home', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  const header = await boxOf(site.header);
  // Measure the outermost box, because the heading is always in the middle of the window.
  const content = await boxOf(page.getByRole('main').locator('> *').first());
  expect(content.y).toBeGreaterThanOrEqual(header.height);
  await site.header.getByRole('link', { name: SITE.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(site.section('weddings')).toBeAttached();
});

test('U-23: a control that gets the focus backwards is not under the header', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/');
  await site.start();
  await site.footer.getByRole('link').last().focus();
  const seen: string[] = [];
  const covered: string[] = [];
  for (let press = 0, inHeader = false; press < 60 && !inHeader; press++) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const header = document.querySelector('header') as HTMLElement;
      const isCovered =
        element.getBoundingClientRect().top < header.getBoundingClientRect().bottom - 0.5;
      return { text: element.textContent, inHeader: header.contains(element), isCovered };
    });
    inHeader = focused.inHeader;
    seen.push(focused.text);
    if (focused.isCovered && !inHeader) covered.push(focused.text);
  }
  expect(seen.length).toBeGreaterThan(15);
  expect(covered).toEqual([]);
});

test('S-HDR-1: a print has the header once', async ({ page, site }) => {
  await page.goto('/aviso-legal');
  await page.emulateMedia({ media: 'print' });
  await expect(site.header).toHaveCSS('position', 'absolute');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('R-28: nothing turns grey where the device does not hover', async ({ page, site }) => {
    await page.goto('/');
    const hoverRules = await page.evaluate(() => matchMedia('(hover: hover)').matches);
    expect(hoverRules).toBe(false);
    const logo = site.header.getByRole('link');
    const ink = await logo.evaluate((link) => getComputedStyle(link).color);
    await site.contactButton.hover();
    await settle(page);
    await expect(logo).toHaveCSS('color', ink);
  });
});
