import { BUSINESS, phoneLink } from '../../../src/content/business.ts';
import { SITE } from '../../../src/content/site.ts';
import { holdBack, isHydrated, neverIdle, SCRIPTS } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/**
 * When the form's code is fetched, what the dialog shows while it loads, and what a visitor gets who cannot have it.
 */

test('R-29 U-32: while the form loads, the dialog shows "Loading...", phone and email', async ({
  page,
  site,
}) => {
  await neverIdle(page);
  await site.visit();
  const release = await holdBack(page, SCRIPTS);
  await site.contactButton.click();
  const loading = site.dialog.getByRole('status');
  await expect(loading).toHaveText(SITE.loading);
  await expect(loading).toHaveAttribute('lang', 'en');
  await expect(site.dialog.locator(`[href="${phoneLink(BUSINESS.phone)}"]`)).toBeVisible();
  await expect(site.dialog.getByRole('link', { name: BUSINESS.email })).toBeVisible();
  release();
  await expect(site.submit).toBeVisible();
});

test('U-32: in a browser that cannot open the dialog, a tap shows the phone and the email', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/showModal is not a function/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await site.visit();
  await site.contactButton.click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
  await expect(failure.getByRole('link', { name: BUSINESS.email })).toBeVisible();
  await expect(failure.getByRole('button', { name: SITE.reload })).toBeVisible();
});

test('U-32: on a translated copy of the page, the buttons lead to the site itself', async ({
  page,
  site,
  baseURL,
}) => {
  await page.route('https://*.translate.goog/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await page.route(`${BUSINESS.url}/`, (route) => route.fulfill({ body: 'Hola' }));
  await page.goto('https://estudio.translate.goog/?_x_tr_sl=es&_x_tr_tl=en');
  await isHydrated(page);
  await site.contactButton.click();
  await expect(page).toHaveURL(`${BUSINESS.url}/`);
  await expect(page.locator('body')).toHaveText('Hola');
  // The copy may still be fetching its files.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
