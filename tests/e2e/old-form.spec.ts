import type { Page } from 'playwright/test';
import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { WHATSAPP_LINK } from '../support/contact-options.ts';
import {
  blockStorage,
  entryOf,
  FUNCTION,
  readOutbox,
  store,
  submit,
} from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** In an old tab, whose form lacks a field that the function requires, typed values are not lost (U-14). */

const REQUIRED = 'El campo no puede estar vacío';
const { oldForm, waiting } = EVENT_REQUEST;

/** Makes the function answer that these fields are invalid. */
const answerWith = (page: Page, errors: object) =>
  page.route(FUNCTION, (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', errors } }),
  );

/** Makes the host serve the page of a newer build when the tab checks for one. */
const deploy = (page: Page) =>
  page.route(/localhost:\d+\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/static/js/NEWER000.js"></script>',
        })
      : route.continue(),
  );

test.describe('when the function requires a field that the page does not have,', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/The event request could not be sent \(invalid\)/);
    allowConsole(/Failed to load resource.*422/);
    await answerWith(page, { place: REQUIRED });
  });

  test('U-14: an old tab is reloaded, and the new form has the typed values', async ({
    page,
    site,
    visitor,
  }) => {
    await deploy(page);
    // Removes the phone from the queued request, as if the old form did not have that field.
    await page.addInitScript(() => {
      const [entry] = JSON.parse(localStorage.getItem('event-requests') ?? '[]');
      if (!entry) return;
      delete entry.request.phone;
      localStorage.setItem('event-requests', JSON.stringify([entry]));
    });
    const { phone: _, ...request } = visitor;
    await page.goto('/');
    await site.openForm();
    await site.fillIn(visitor);
    const reloaded = page.waitForEvent('load');
    await site.submit.click();
    await reloaded;
    await site.start();
    await expect(site.dialog).toContainText(waiting);
    await site.expectValues({ ...request, phone: '' });
    await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
  });

  test('U-14: without a newer page an alert offers a reload, also in a low window, and the reload keeps the values', async ({
    page,
    site,
    visitor,
    mailbox,
  }) => {
    await page.setViewportSize({ width: 740, height: 420 });
    const alert = site.dialog.getByRole('alert');
    await test.step('a refusal that names no field shows the same alert', async () => {
      await answerWith(page, {});
      await submit(page, visitor);
      await expect(alert).toContainText(oldForm.text);
      await alert.getByRole('button', { name: EVENT_REQUEST.dismiss }).click();
      await expect(site.submit).toBeFocused();
    });
    await answerWith(page, { place: REQUIRED });
    await site.submit.click();
    await expect(alert).toContainText(oldForm.text);
    await expect(alert.getByRole('button', { name: oldForm.reload })).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
    await site.expectValues(visitor);
    const description = 'Mejor bajo techo.';
    await site.field('description').fill(description);
    await expect(alert).toBeVisible();
    await page.unroute(FUNCTION);
    await alert.getByRole('button', { name: oldForm.reload }).click();
    await expect(site.dialog).toContainText(waiting);
    await site.expectValues({ ...visitor, description });
    await expect(site.dialog.getByRole('alert')).toHaveCount(0);
    expect(await mailbox.messages()).toEqual([]);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await mailbox.onlyMessage();
    expect(await readOutbox(page)).toBeNull();
  });

  test('U-14: without storage the alert offers no reload, and the WhatsApp link contains the values', async ({
    page,
    site,
    visitor,
  }) => {
    await deploy(page);
    await blockStorage(page, 'localStorage');
    await submit(page, visitor);
    await expect(site.dialog.getByRole('alert')).toHaveText(oldForm.text);
    await site.expectValues(visitor);
    const link = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(visitor.email);
  });

  test('U-14: a page whose form is edited while the request is being sent is not reloaded', async ({
    page,
    site,
    visitor,
  }) => {
    await deploy(page);
    await page.route(FUNCTION, async (route) => {
      await site.field('description').fill('Mejor bajo techo.');
      await route.fallback();
    });
    await submit(page, visitor);
    await expect(site.dialog.getByRole('alert')).toContainText(oldForm.text);
    await expect(site.field('description')).toHaveValue('Mejor bajo techo.');
  });

  test('U-14: a queued request that is refused for that field opens the filled-in form', async ({
    page,
    site,
    visitor,
  }) => {
    await store(page, entryOf(visitor));
    await page.goto('/');
    await expect(site.dialog).toContainText(waiting);
    await site.expectValues(visitor);
    await expect(site.submit).toHaveText('Finalizar');
  });
});
