import type { Page } from 'playwright/test';
import { DAYS } from '../../../src/content/day-plan.ts';
import { SHEET } from '../../../src/content/process.ts';
import { SERVICES } from '../../../src/content/services.ts';
import { ERROR_PAGE, HOME, LEGAL_LINKS, SITE } from '../../../src/content/site.ts';
import { boxOf } from '../../support/layout.ts';
import {
  facesAreThere,
  holdBack,
  holdBackApp,
  isHydrated,
  settle,
} from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** A section that a link leads to stands in the middle, and stays there (S-FTR-7, U-46). */

const FACES = '**/*.woff2';
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: { width: 1440, height: 900 } });

test('S-FTR-7 S-RT-4 U-46: a section is centred also after faces that arrive late, from every page', async ({
  page,
  site,
}) => {
  for (const from of ['/error', LEGAL_LINKS.privacy.path, '/#socialEvents'])
    await test.step(from, async () => {
      const release = await holdBack(page, FACES);
      // A fragment of the page that is open would load nothing.
      await page.goto('about:blank');
      await page.goto(from, { waitUntil: 'domcontentloaded' });
      if (!from.includes('#')) {
        await site.start();
        const name = from === '/error' ? ERROR_PAGE.services : SITE.footer.services;
        const links = page.getByRole('navigation', { name }).getByRole('link');
        await expect(links).toHaveText(SERVICES.map(({ label }) => label));
        await links.nth(1).click();
      }
      await site.expectCentred('socialEvents');
      await expect(site.section('socialEvents').locator('h2')).toBeFocused();
      await expect(page).toHaveURL('/');
      release();
      await facesAreThere(page);
      await page.waitForLoadState('load');
      await settle(page);
      expect(await site.offCentre('socialEvents')).toBeLessThanOrEqual(2);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('U-46: typefaces that arrive late do not move a visitor who has scrolled since', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, FACES);
  await page.goto('/#socialEvents', { waitUntil: 'domcontentloaded' });
  await site.expectCentred('socialEvents');
  await page.mouse.wheel(0, -900);
  await expect.poll(() => site.offCentre('socialEvents')).toBeGreaterThan(800);
  release();
  await facesAreThere(page);
  await settle(page);
  expect(await site.offCentre('socialEvents')).toBeGreaterThan(700);
});

test('S-FTR-7 S-FTR-8: before the app has loaded, a link of the page centres its section, and Back returns', async ({
  page,
  site,
}) => {
  const release = await holdBackApp(page);
  await page.goto('/');
  await site.serviceLink('socialEvents').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await site.serviceLink('socialEvents').click();
  await site.expectCentred('socialEvents');
  await expect(page).toHaveURL('/');
  // Hydration must not scroll back a visitor who has scrolled on.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => site.offCentre('socialEvents')).toBeGreaterThan(300);
  const top = await scrolled(page);
  release();
  await isHydrated(page);
  await settle(page);
  expect(await scrolled(page)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('U-41 U-46: a link to the price shows the price also after somebody has closed it', async ({
  page,
  site,
}) => {
  await site.visit();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  await site.section('weddings').locator('[href="/#price"]').click();
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('p')).toBeInViewport();
  const header = await boxOf(site.header);
  expect((await boxOf(question)).y, 'the top of the price').toBeGreaterThan(header.bottom);
  await expect(question.locator('summary')).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.goto('/#price');
  await expect(question.locator('p')).toBeInViewport();
  await expect(page).toHaveURL('/');
});

test('U-46: a link to an example focuses its heading, or else the example, below the header', async ({
  page,
  site,
}) => {
  await site.visit();
  for (const { id, example } of SERVICES) {
    const hasDay = DAYS.some((day) => day.id === id);
    const shown = id === 'corporateEvents' ? SHEET && 'proposal' : hasDay && 'day-example';
    if (!example || !shown) continue;
    await site.section(id).getByRole('link', { name: example, exact: true }).click();
    const target = page.locator(`#${shown}`);
    const focused = page.locator(':focus');
    await expect(target.getByRole('heading').or(target).and(focused)).toBeInViewport();
    expect((await boxOf(target)).y).toBeGreaterThan((await boxOf(site.header)).bottom);
  }
});

test('U-40 U-46: a link to a highlighted text leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = HOME.closing.text.split(/[.,]/)[0] ?? '';
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`);
  await isHydrated(page);
  await expect(page.getByText(text).first()).toBeInViewport();
  await page.reload();
  await page.goto('about:blank');
  await page.goto(`/#weddings:~:text=${encodeURIComponent(text)}`);
  await isHydrated(page);
  await expect(page.getByText(text).first()).toBeInViewport();
});

test('S-FTR-7 U-13: Back from a legal page comes back to the place', async ({ page, site }) => {
  await site.visit();
  await page.evaluate(() => scrollTo(0, 3000));
  await site.footer.getByRole('link', { name: LEGAL_LINKS.privacy.label }).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(LEGAL_LINKS.privacy.path);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(3000);
});
