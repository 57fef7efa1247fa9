import type { Page } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { HOME, SITE } from '../../../src/content/site.ts';
import { neverIdle, SCRIPTS, settle } from '../../support/page-control.ts';
import { blockStorage } from '../../support/queued-requests.ts';
import { expect, test } from '../../support/test.ts';

/** Simulates a deployment: the chunks of this tab no longer exist until it has been reloaded `goneFor` times. */
async function deploy(page: Page, { goneFor = 1 } = {}) {
  let loads = 0;
  await page.route(/localhost:\d+\/(?:error)?$/, async (route) => {
    loads += 1;
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

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
const expectMarked = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-document', 'first');

test.beforeEach(({ page }) => neverIdle(page));

const LOST = /Loading chunk [\w-]+ failed\.\n\(error: /;
const GONE = [LOST, /Failed to load resource.*404/];

test('U-14: after a deployment a tap reloads the page once, and nothing opens by itself', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(...GONE);
  for (const state of ['the app runs', 'the app is not loaded'])
    await test.step(state, async () => {
      await page.goto('/');
      await page.evaluate(() => sessionStorage.clear());
      if (state === 'the app runs') await site.start();
      const { loads } = await deploy(page);
      const reloaded = page.waitForEvent('load');
      await site.contactButton.click({ noWaitAfter: true });
      await reloaded;
      await site.start();
      await settle(page);
      await expect(site.dialog).toBeHidden();
      // The cookie policy names this entry.
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['reloaded']);
      expect(loads()).toBe(1);
      await site.openForm();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('U-14 U-29: a page that cannot be loaded is shown after one reload, and typed text survives', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(...GONE);
  await page.goto('/error');
  await site.openForm();
  await site.field('name').fill('Núria');
  await site.closeForm();
  const { loads } = await deploy(page);
  await site.header.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOME.hero.heading.first);
  expect(loads()).toBe(1);
  // The browser is never idle here, so a press before the page's script would not start the app.
  await page.waitForLoadState();
  await site.openForm();
  await expect(site.field('name')).toHaveValue('Núria');
});

test('U-14 S-SUB-7 R-16: while the host fails, the dialog shows phone and email; then the form, without a reload', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(LOST, /Failed to load resource.*503/);
  await site.visit();
  await mark(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: 'Vuelve luego' }));
  await site.contactButton.click();
  const failure = site.dialog.getByRole('alert');
  await expect(failure).toContainText(SITE.chunkFailure.title);
  await expect(failure.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(failure.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
  await expect(failure.getByRole('button', { name: SITE.reload })).toBeVisible();
  await site.closeForm();
  await page.unroute(SCRIPTS);
  await site.openForm();
  await expectMarked(page);
});

test('U-14: without storage the page is not reloaded', async ({ page, site, allowConsole }) => {
  allowConsole(...GONE);
  await blockStorage(page, 'sessionStorage');
  await site.visit();
  const { loads } = await deploy(page);
  await site.contactButton.click();
  await expect(site.dialog.getByRole('alert')).toContainText(SITE.chunkFailure.title);
  expect(loads()).toBe(0);
});
