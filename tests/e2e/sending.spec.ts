import type { Route } from 'playwright/test';
import type { EventRequestField } from '../../src/shared/event-request.ts';
import { holdBack } from '../support/page-control.ts';
import { FUNCTION, readOutbox } from '../support/queued-requests.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

test('S-SUB-4 S-ERR-3 R-1 U-3: success closes the dialog, shows the thank-you until it is dismissed, and resets the form', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.clock.install();
  await site.fillIn(visitor);
  await site.submit.click();
  const thanks = page.getByRole('alert');
  await expect(thanks).toHaveText(THANKS_ALERT);
  await expect(site.dialog).toBeHidden();
  await mailbox.onlyMessage();
  await page.clock.runFor(8_000);
  await expect(thanks).toBeVisible();
  await site.closeThanks.click();
  await expect(thanks).toHaveCount(0);
  await expect(site.contactButton).toBeFocused();
  await site.openForm();
  await expect(site.field('name')).toHaveValue('');
  await expect(site.field('numberOfGuests')).toHaveValue('100');
  await expect(site.field('time')).toHaveValue('Mañana');
});

test('S-SUB-5 S-ERR-2 R-2: a failure is one line in the console, and the dialog does not change', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      lines.push(message.text());
  });
  allowConsole(/The event request could not be sent \(HTTP 502\)/);
  allowConsole(/Failed to load resource.*502/);
  await mailbox.failFor({ kind: 'status', status: 402, code: 'not_enough_credits' });
  await site.fillIn(visitor);
  await site.field('description').blur();
  // Split at the tags, so that a failure shows only the lines that differ.
  const html = async () => (await site.dialog.innerHTML()).split('<');
  const before = await html();
  const answered = page.waitForResponse(FUNCTION);
  await site.submit.click();
  await answered;
  await expect(site.submit).toHaveText('Finalizar');
  await expect.poll(html).toEqual(before);
  await expect(page.locator('[role="alert"], [role="status"], [role="alertdialog"]')).toHaveCount(
    0,
  );
  for (const [name, value] of Object.entries(visitor))
    await expect(site.field(name as EventRequestField)).toHaveValue(String(value));
  expect(lines).toHaveLength(1);
  for (const word of [visitor.name, visitor.email, visitor.phone])
    expect(lines[0]).not.toContain(word);

  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

const UNEXPECTED = [
  ['HTML instead of JSON', { status: 200, contentType: 'text/html', body: '<p>Hola</p>' }],
  ['an unknown status', { status: 200, json: { status: 'other' } }],
  ['errors without a status', { status: 422, json: { errors: { name: 'No' } } }],
] as const;

test('R-2: an unexpected answer is a failure, and the function’s errors are shown under their fields', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent/);
  allowConsole(/Failed to load resource.*422/);
  let answer: Parameters<Route['fulfill']>[0];
  await page.route(FUNCTION, (route) => route.fulfill(answer));
  await site.fillIn(visitor);
  for (const [situation, unexpected] of UNEXPECTED)
    await test.step(situation, async () => {
      answer = unexpected;
      const answered = page.waitForResponse(FUNCTION);
      await site.submit.click();
      await answered;
      await expect(site.submit).toHaveText('Finalizar');
      await expect(site.dialog).toBeVisible();
      await expect(site.field('name')).toHaveValue(visitor.name);
    });
  await test.step('the function’s errors', async () => {
    answer = { status: 422, json: { status: 'invalid', errors: { phone: 'Este teléfono no' } } };
    await site.submit.click();
    await expect(site.field('phone')).toHaveAccessibleDescription('Este teléfono no');
    await expect(site.dialog.getByRole('alert')).toHaveText(INVALID_ALERT);
    // The function may be of another release, so a refused request stays in the outbox (U-14).
    expect(await readOutbox(page)).toContain(visitor.email);
  });
});

test('if the dialog is closed while the request is being sent, the request arrives and the visitor is thanked', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const release = await holdBack(page, FUNCTION);
  await site.fillIn(visitor);
  await site.submit.click();
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  release();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

test('S-PRD-3 U-22: a request from a page that the browser translates arrives in Spanish', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  // As Chrome does it: each text node gives way to elements, wherever `translate` allows it.
  await page.evaluate(() => {
    const isKept = (node: Node) => node.parentElement?.closest('[translate="no"], script, style');
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(
        (node) => !isKept(node) && !node.parentElement?.closest('font'),
      )) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(`${text.data}*`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
  await expect(site.field('ceremony').locator('option').first()).toHaveText('Boda Religiosa*');
  const submit = page.getByRole('button', { name: 'Finalizar*' });
  await site.field('numberOfGuests').fill('');
  await site.fillIn({ name: 'N' });
  await submit.click();
  // Here an error takes the place of a help, and gives it back.
  await expect(site.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await site.fillIn(visitor);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Gracias');
  const { body } = await mailbox.onlyMessage();
  expect(body.params).toMatchObject(visitor);
});
