import type { Page } from 'playwright/test';
import { EVENT_REQUEST } from '../../../src/content/event-request.ts';
import { holdBack, neverIdle, settle } from '../../support/page-control.ts';
import {
  answerWith,
  blockStorage,
  countPosts,
  FUNCTION,
  failOffline,
  OFFLINE,
  readOutbox,
  store,
  wasReloaded,
} from '../../support/queued-requests.ts';
import { INVALID_ALERT, WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/** After a deployment that changes the form, neither a queued request nor typed text is lost (U-4, U-14). */

const REQUIRED = 'El campo no puede estar vacío';
const { oldForm, returned } = EVENT_REQUEST;

/** Makes the function answer that this field is empty. */
const requireField = (page: Page, name: string) =>
  answerWith(page, 422, { status: 'invalid', errors: { [name]: REQUIRED } });

test('U-14: a queued request that lacks a new field opens the filled-in form once, which says what is missing and sends it', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const { phone, ...request } = visitor;
  const posts = countPosts(page);
  await store(page, request);
  await page.goto('/');
  await test.step('the form opens by itself, with an error in the field that lacks a value', async () => {
    await expect(site.dialog).toContainText(returned);
    await site.expectValues(request);
    await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
    await expect(site.field('phone')).toBeFocused();
    await expect(site.alert(INVALID_ALERT)).toBeVisible();
    await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(1);
    expect(posts()).toBe(0);
  });
  await test.step('closed, it does not open by itself again, and shows the request when it is opened', async () => {
    await site.closeForm();
    await page.reload();
    await site.start();
    await settle(page);
    await expect(site.dialog).toBeHidden();
    await site.openForm();
    await site.expectValues(request);
    await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
  });
  await test.step('S-SUB-4: completed, it is sent, and the next form is empty', async () => {
    await site.field('phone').fill(phone);
    await site.submit.click();
    await site.expectThanks();
    const { body } = await mailbox.onlyMessage();
    expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
    expect(await readOutbox(page)).toBeNull();
    await site.openForm();
    await site.expectValues({ name: '', phone: '' });
    await expect(site.dialog).not.toContainText(returned);
  });
});

test('U-29: a returned request whose form the visitor empties is gone', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*422/);
  await requireField(page, 'phone');
  await site.visitForm();
  const date = await site.field('date').inputValue();
  await site.send(visitor);
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
  await site.closeForm();
  await site.openForm();
  await expect(site.dialog).toContainText(returned);
  await site.fillIn({ name: '', surname: '', email: '', phone: '', description: '' });
  await site.fillIn({ date, numberOfGuests: 100, time: 'Mañana', ceremony: 'Boda Religiosa' });
  await expect.poll(() => readOutbox(page)).toBeNull();
  await expect(site.dialog).not.toContainText(returned);
});

test('U-14: a returned request neither is shown in a form that a service’s button opens nor replaces typed text, and another request is sent and thanked for meanwhile', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const { surname: _, ...request } = newVisitor();
  await neverIdle(page);
  await store(page, { ...request, name: 'Ona', phone: '600 000 001' });
  await page.goto('/');
  await site.serviceButton('socialEvents').click();
  await expect(site.submit).toBeVisible();
  await settle(page);
  await site.expectValues({ name: '', ceremony: 'Evento Social' });

  await site.field('name').fill(visitor.name);
  await site.closeForm();
  await site.openForm();
  await site.expectValues({ name: visitor.name, email: '' });

  await site.send(visitor);
  await site.expectThanks();
  await mailbox.onlyMessage();
});

test('U-14: a request that is returned after its dialog was closed opens the dialog again', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*422/);
  await requireField(page, 'phone');
  const answer = await holdBack(page, FUNCTION);
  await site.visitForm();
  await site.send(visitor);
  await site.closeForm();
  answer();
  await expect(site.dialog).toContainText(returned);
  await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
});

test('U-14: a request that a flush returns while its form is open says so', async ({
  page,
  context,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(...OFFLINE, /Failed to load resource.*422/);
  await failOffline(page, visitor);
  await requireField(page, 'phone');
  await context.setOffline(false);
  await expect(site.dialog).toContainText(returned);
  await site.expectValues(visitor);
});

test.describe('when the function requires a field that the page does not have,', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/The event request could not be sent \(invalid\)/, /Failed to load resource.*422/);
    await requireField(page, 'place');
  });

  test('U-14 U-29: the tab is reloaded, and the new form has the values, also those typed during sending, and says what is missing', async ({
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
    const description = 'Mejor bajo techo.';
    await page.route(FUNCTION, async (route) => {
      await site.field('description').fill(description);
      await route.fallback();
    });
    await site.visitForm();
    await site.fillIn(visitor);
    const reloaded = page.waitForEvent('load');
    await site.submit.click();
    await reloaded;
    await site.start();
    await expect(site.dialog).toContainText(returned);
    await site.expectValues({ ...visitor, description, phone: '' });
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
    await site.visitForm();
    await site.send(visitor);
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
    await expect(site.dialog).toContainText(returned);
    await site.expectValues({ ...visitor, description });
    await expect(site.dialog.getByRole('alert')).toHaveCount(0);
    expect(await mailbox.messages()).toEqual([]);
    await site.submit.click();
    await site.expectThanks();
    await mailbox.onlyMessage();
    expect(await readOutbox(page)).toBeNull();
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
});
