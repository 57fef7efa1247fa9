import type { Locator, Page } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { HOME, SITE } from '../../../src/content/site.ts';
import { neverIdle, SCRIPTS, settle } from '../../support/page-control.ts';
import { blockStorage } from '../../support/queued-requests.ts';
import { expect, test } from '../../support/test.ts';

/** Waits for the console error about a missing script. */
const waitForReport = (page: Page) =>
  Promise.race([
    page.waitForEvent('pageerror', { timeout: 15_000 }),
    page.waitForEvent('console', (message) => /Loading chunk [\w-]+ failed/.test(message.text())),
  ]);

/** Simulates a deployment: the chunks of this tab no longer exist until it has been reloaded `goneFor` times. */
async function deploy(page: Page, { goneFor = 1 } = {}) {
  let loads = 0;
  const reported = waitForReport(page);
  await page.route(/localhost:\d+\/(?:error)?$/, async (route) => {
    // Wait for the console, because a reload drops messages that it does not have yet.
    if (route.request().resourceType() === 'fetch') await reported;
    else loads += 1;
    return route.continue();
  });
  const chunks: string[] = [];
  await page.route(SCRIPTS, (route) => {
    const url = route.request().url();
    if (loads === 0) chunks.push(url);
    if (loads < goneFor && chunks.includes(url)) return route.fulfill({ status: 404, body: '' });
    return route.continue();
  });
  return { loads: () => loads };
}

/** Taps a button that causes a reload, and waits until the new page has loaded. */
async function tapAndReload(page: Page, button: Locator): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
}

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Loading chunk [\w-]+ failed\.\n\(error: /, /Failed to load resource.*404/);
  await neverIdle(page);
});

test('U-14: after a deployment a tapped button reloads the page once, and opens the form', async ({
  page,
  site,
}) => {
  await site.visit();
  const { loads } = await deploy(page);
  await tapAndReload(page, site.serviceButton('socialEvents'));
  await site.start();
  await expect(site.submit).toBeVisible();
  await expect(site.field('ceremony')).toHaveValue('Evento Social');
  // The cookie policy names this entry.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['reloaded']);
  expect(loads()).toBe(1);
  // Only once: after a reload by the visitor the dialog is closed.
  await page.reload();
  await site.start();
  await settle(page);
  await expect(site.dialog).toBeHidden();
});

test.describe('a page from before a deployment, whose first script is gone', () => {
  test('U-14 U-9 R-23: is reloaded once by the first tap and then opens the form with its ceremony', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    const { loads } = await deploy(page);
    await tapAndReload(page, site.serviceButton('corporateEvents'));
    await site.start();
    await expect(site.field('ceremony')).toHaveValue('Evento Corporativo');
    await expect(site.submit).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('U-14: if a reload does not help, the tap focuses the phone number', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    const { loads } = await deploy(page, { goneFor: 9 });
    await tapAndReload(page, site.contactButton);
    const phone = page.locator('footer a[href^="tel:"]');
    await site.contactButton.click();
    await expect(phone).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(loads()).toBe(1);
  });
});

test('U-14 U-29: a page that cannot be loaded is shown after one reload, and typed text survives', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  await site.openForm();
  await site.field('name').fill('Núria');
  await site.closeForm();
  const { loads } = await deploy(page);
  await site.header.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOME.hero.heading.first);
  expect(loads()).toBe(1);
  await site.openForm();
  await expect(site.field('name')).toHaveValue('Núria');
});

test('U-14 S-SUB-7 R-16: if the host cannot be reached, the dialog shows phone and email', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*503/);
  await site.visit();
  const { loads } = await deploy(page);
  await page.route(/localhost:\d+\/$/, (route) =>
    route.fulfill({ status: 503, body: 'Vuelve luego' }),
  );
  await site.contactButton.click();
  const failure = site.dialog.getByRole('alert');
  await expect(failure).toContainText(SITE.chunkFailure.title);
  await expect(failure.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(failure.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
  await expect(failure.getByRole('button', { name: SITE.reload })).toBeVisible();
  expect(loads()).toBe(0);
});

test('U-14: without storage the page is not reloaded', async ({ page, site }) => {
  await blockStorage(page, 'sessionStorage');
  await site.visit();
  const { loads } = await deploy(page);
  await site.contactButton.click();
  await expect(site.dialog.getByRole('alert')).toContainText(SITE.chunkFailure.title);
  expect(loads()).toBe(0);
});
