import type { Route } from 'playwright/test';
import { EVENT_REQUEST } from '../../../src/content/event-request.ts';
import {
  answerWith,
  blockStorage,
  FUNCTION,
  readOutbox,
  wasReloaded,
} from '../../support/queued-requests.ts';
import { WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** After a deployment the function requires a field that the page does not have: typed text is not lost (U-14). */

const { oldForm } = EVENT_REQUEST;

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/The event request could not be sent \(invalid\)/, /Failed to load resource.*422/);
  await answerWith(page, 422, { status: 'invalid', errors: { place: 'Falta' } });
});

test('U-14 U-29: the tab is reloaded, and the new form has the values, also those typed during sending', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const description = 'Mejor bajo techo.';
  const edit = async (route: Route) => {
    await site.field('description').fill(description);
    await route.fallback();
  };
  await page.route(FUNCTION, edit, { times: 1 });
  let answers = 0;
  page.on('response', (response) => {
    if (response.status() === 422) answers += 1;
  });
  await site.visitForm();
  await site.fillIn(visitor);
  const reloaded = page.waitForEvent('load');
  await site.submit.click();
  await reloaded;
  await site.start();
  await site.expectValues({ ...visitor, description });
  // The new page flushes what the old one has kept, and that is refused, too.
  await expect.poll(() => answers).toBe(2);
  await page.unroute(FUNCTION);
  await site.submit.click();
  await site.expectThanks();
  expect((await mailbox.onlyMessage()).body.params?.description).toBe(description);
});

test('U-14: after a reload that has not helped, an alert offers another one', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await wasReloaded(page);
  await page.setViewportSize({ width: 740, height: 420 });
  const alert = site.dialog.getByRole('alert');
  await site.visitForm();
  await site.send(visitor);
  await expect(alert).toContainText(`${oldForm.text} ${oldForm.stored}`);
  await expect(alert.getByRole('button', { name: EVENT_REQUEST.dismiss })).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  await site.expectValues(visitor);
  const description = 'Mejor bajo techo.';
  await site.field('description').fill(description);
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: oldForm.reload }).click();
  await site.expectValues({ ...visitor, description });
  await expect(site.dialog.getByRole('alert')).toHaveCount(0);
  expect(await mailbox.messages()).toEqual([]);
  await page.unroute(FUNCTION);
  await site.submit.click();
  await site.expectThanks();
  await mailbox.onlyMessage();
  expect(await readOutbox(page)).toEqual([]);
});

test('U-14: without storage the alert offers no reload, and the WhatsApp link contains the values', async ({
  page,
  site,
  visitor,
}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await site.visitForm();
  await site.send(visitor);
  await expect(site.dialog.getByRole('alert')).toHaveText(`${oldForm.text} ${oldForm.unstored}`);
  await site.expectValues(visitor);
  const link = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(visitor.email);
});
