import type { Page } from 'playwright/test';
import { holdBack, neverIdle, SCRIPTS, settle } from '../../support/page-control.ts';
import type { Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Taps before the app is loaded: none is lost, each has feedback at once, and a failure ends the feedback (U-11). */

/** Loads the page while its scripts are still pending. */
async function arrive(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** The default ceremony of the form. */
const DEFAULT = 'Boda Religiosa';

/** Every button that opens the dialog, and the ceremony that it selects. */
const BUTTONS = {
  'the header': [DEFAULT, ({ contactButton }: Site) => contactButton],
  'the hero': [DEFAULT, (_: Site, page: Page) => page.locator('main button').first()],
  weddings: [DEFAULT, (site: Site) => site.serviceButton('weddings')],
  'social events': ['Evento Social', (site: Site) => site.serviceButton('socialEvents')],
  'corporate events': ['Evento Corporativo', (site: Site) => site.serviceButton('corporateEvents')],
  'the end of the page': [DEFAULT, (_: Site, page: Page) => page.locator('main button').last()],
} as const;

test('U-11 R-23: the first tap on each button, Enter or Space opens the dialog', async ({
  page,
  site,
}) => {
  test.slow();
  for (const [where, [ceremony, button]] of Object.entries(BUTTONS))
    await test.step(where, async () => {
      const release = await holdBack(page, SCRIPTS);
      await arrive(page);
      await button(site, page).click({ noWaitAfter: true });
      await expect(button(site, page)).toHaveAttribute('aria-busy', 'true');
      await expect(button(site, page)).toHaveCSS('cursor', 'progress');
      release();
      await expect(site.dialog).toBeVisible();
      await expect(site.field('ceremony')).toHaveValue(ceremony);
      await expect(page.locator('[aria-busy], [data-waiting]')).toHaveCount(0);
    });
  for (const key of ['Enter', 'Space'])
    await test.step(`${key}; closing returns the focus to the button`, async () => {
      const release = await holdBack(page, SCRIPTS);
      await arrive(page);
      await site.contactButton.press(key, { noWaitAfter: true });
      await expect(site.contactButton).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(site.submit).toBeVisible();
      await site.closeForm();
      await expect(site.contactButton).toBeFocused();
    });
});

test('S-HDR-5 U-11 R-23: before the app has loaded, only the last of two tapped buttons counts', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await arrive(page);
  await site.serviceButton('socialEvents').click({ noWaitAfter: true });
  await site.contactButton.dblclick({ noWaitAfter: true });
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  await expect(site.contactButton).toHaveCSS('animation-name', 'none');
  await expect(site.contactButton).toHaveCSS('filter', 'brightness(0.8)');
  release();
  await expect(site.submit).toBeVisible();
  await expect(site.field('ceremony')).toHaveValue(DEFAULT);
  await settle(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('U-11 S-ERR-5 R-16: without a network the error is reported, the feedback ends, and the next tap loads the app again', async ({
  page,
  site,
  context,
  allowConsole,
}) => {
  allowConsole(/Loading chunk app failed\.\n\(error: /, /net::ERR_/);
  await neverIdle(page);
  await page.goto('/');
  await context.setOffline(true);
  const failed = page.waitForEvent('pageerror');
  await site.contactButton.click();
  expect(String(await failed)).toMatch(
    /^ChunkLoadError: Loading chunk app failed\.\n\(error: \/static/,
  );
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(site.contactButton).toHaveCSS('cursor', 'pointer');
  // The button still waits for the app, and no tap is pending.
  await expect(site.contactButton).toHaveAttribute('data-waiting', '');
  await context.setOffline(false);
  await site.contactButton.click();
  await expect(site.submit).toBeVisible();
});
