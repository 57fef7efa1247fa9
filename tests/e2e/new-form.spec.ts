import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { neverIdle, settle } from '../support/page-control.ts';
import {
  countPosts,
  entryOf,
  FUNCTION,
  readOutbox,
  store,
  writeOutbox,
} from '../support/queued-requests.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** After a deployment that changes the form, requests from the old form are not lost (U-4, U-14). */

const REQUIRED = 'El campo no puede estar vacío';
const { waiting } = EVENT_REQUEST;

test('U-14: a queued request that lacks a new field opens the filled-in form, which says what is missing', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const { phone, ...request } = visitor;
  const posts = countPosts(page);
  await store(page, entryOf(request));
  await page.goto('/');
  await expect(site.dialog).toContainText(waiting);
  await site.expectValues(request);
  await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
  await expect(site.field('phone')).toBeFocused();
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(1);
  expect(posts()).toBe(0);
  await site.field('phone').fill(phone);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect((await mailbox.onlyMessage()).body.params).toEqual({
    ...visitor,
    reponseEmail: visitor.email,
  });
  expect(await readOutbox(page)).toBeNull();
  await site.openForm();
  await site.expectValues({ name: '', phone: '' });
  await expect(site.dialog).not.toContainText(waiting);
});

test('U-14: a closed form with a refused request does not open by itself again, and shows the request when opened', async ({
  page,
  site,
  visitor,
}) => {
  const { surname: _, ...request } = visitor;
  await store(page, entryOf(request));
  await page.goto('/');
  await expect(site.field('surname')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await page.reload();
  await site.start();
  await settle(page);
  await expect(site.dialog).toBeHidden();
  await site.openForm();
  await site.expectValues(request);
  await expect(site.field('surname')).toHaveAccessibleDescription(REQUIRED);
});

test('U-14: a refused request does not overwrite what the visitor types', async ({
  page,
  site,
  visitor,
}) => {
  const { surname: _, ...request } = visitor;
  await page.goto('/');
  await site.openForm();
  await site.field('name').fill('Ona');
  await writeOutbox(page, entryOf(request));
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await site.openForm();
  await site.expectValues({ name: 'Ona', email: '' });
});

test('U-14: a refused request is not shown in a form that a service’s button opens', async ({
  page,
  site,
  visitor,
}) => {
  const { surname: _, ...request } = visitor;
  await neverIdle(page);
  await store(page, entryOf(request));
  await page.goto('/');
  await site.section('socialEvents').getByRole('button').click();
  await expect(site.submit).toBeVisible();
  await settle(page);
  await site.expectValues({ name: '', ceremony: 'Evento Social' });
});

test('U-14 S-SUB-4: while a refused request waits, another one is sent and thanked for', async ({
  page,
  site,
  visitor,
}) => {
  const { surname: _, ...request } = visitor;
  await page.goto('/');
  await site.openForm();
  await site.fillIn({
    ...visitor,
    email: 'lea@visitor.example',
    phone: '600 000 001',
    name: 'Lea',
  });
  await writeOutbox(page, entryOf(request));
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await expect(site.dialog).toBeHidden();
});

test('U-14: a request that is refused after its dialog was closed opens the dialog again', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*422/);
  let answer = () => {};
  const isClosed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    await isClosed;
    await route.fulfill({ status: 422, json: { status: 'invalid', errors: { phone: REQUIRED } } });
  });
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  answer();
  await expect(site.dialog).toContainText(waiting);
  await expect(site.field('phone')).toHaveAccessibleDescription(REQUIRED);
});
