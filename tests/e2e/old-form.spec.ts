import type { Page } from 'playwright/test';
import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import {
  blockStorage,
  entryOf,
  FUNCTION,
  readOutbox,
  store,
  submit,
  wasReloaded,
} from '../support/queued-requests.ts';
import { THANKS_ALERT, WHATSAPP_LINK } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** In an old tab, whose form lacks a field that the function requires, typed values are not lost (U-14). */

const REQUIRED = 'El campo no puede estar vacío';
const { oldForm, waiting } = EVENT_REQUEST;

/** Makes the function answer that these fields are invalid. */
const answerWith = (page: Page, errors: object) =>
  page.route(FUNCTION, (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', errors } }),
  );

test.describe('when the function requires a field that the page does not have,', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/The event request could not be sent \(invalid\)/);
    allowConsole(/Failed to load resource.*422/);
    await answerWith(page, { place: REQUIRED });
  });

  test('U-14: the tab is reloaded, and the new form has the typed values and says what is missing', async ({
    page,
    site,
    visitor,
  }) => {
    // Removes the phone from what the tab keeps, as if the old form did not have that field.
    await page.addInitScript(() => {
      for (const [storage, name] of [
        [localStorage, 'event-requests'],
        [sessionStorage, 'event-request-draft'],
      ] as const)
        storage.setItem(name, (storage.getItem(name) ?? '').replace(/"phone":"[^"]*",?/, ''));
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

  test('U-14: after a reload that has not helped an alert offers another one, also in a low window, which keeps the values', async ({
    page,
    site,
    visitor,
    mailbox,
  }) => {
    await wasReloaded(page);
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
    await expect(alert).toContainText(`${oldForm.text} ${oldForm.stored}`);
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
    await blockStorage(page, 'localStorage', 'sessionStorage');
    await submit(page, visitor);
    await expect(site.dialog.getByRole('alert')).toHaveText(`${oldForm.text} ${oldForm.unstored}`);
    await site.expectValues(visitor);
    const link = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(visitor.email);
  });

  test('U-14 U-29: what is edited while the request is being sent survives the reload', async ({
    page,
    site,
    visitor,
  }) => {
    await page.route(FUNCTION, async (route) => {
      await site.field('description').fill('Mejor bajo techo.');
      await route.fallback();
    });
    const reloaded = page.waitForEvent('load', () => true);
    await submit(page, visitor);
    await reloaded;
    await expect(site.dialog).toContainText(waiting);
    await site.expectValues({ ...visitor, description: 'Mejor bajo techo.' });
  });

  test('U-14: a queued request that is refused for that field opens the filled-in form', async ({
    page,
    site,
    visitor,
  }) => {
    await wasReloaded(page);
    await store(page, entryOf(visitor));
    await page.goto('/');
    await expect(site.dialog).toContainText(waiting);
    await site.expectValues(visitor);
    await expect(site.submit).toHaveText('Finalizar');
  });
});
