import type { Page } from 'playwright/test';
import { EVENT_REQUEST } from '../../../src/content/event-request.ts';
import { STUDIO } from '../../../src/content/studio.ts';
import { settle } from '../../support/page-control.ts';
import { countPosts, FUNCTION } from '../../support/queued-requests.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/** Whether an element of the page outside the dialogs has the focus. */
const isOnPage = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('dialog') === null;
  });

/** Opens the form and types a name at once, or as soon as the form exists, as autofill or a fast visitor does. */
const openAndType = (page: Page) =>
  page.evaluate(() => {
    const type = () => {
      const name = document.querySelector<HTMLInputElement>('dialog [name="name"]');
      if (!name) return;
      observer.disconnect();
      name.value = 'Núria';
      name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const observer = new MutationObserver(type);
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')?.click();
    type();
  });

test('a request sent by keys arrives once, and a key closes the thank-you', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const posts = countPosts(page);
  const thanks = page.getByRole('alert');
  const honeypot = page.locator('[name="subject"]');
  // The owner may have marked the visitors' day.
  const taken = STUDIO.takenDates?.includes(visitor.date) ? ',taken' : '';
  await page.clock.install();
  await site.visit();

  await test.step('R-24: text typed as soon as the form exists stays', async () => {
    await openAndType(page);
    await expect(site.submit).toBeVisible();
    await settle(page);
    await expect(site.field('name')).toHaveValue('Núria');
  });
  await test.step('S-MOD-13 R-22 U-15: Enter in a text field submits once, with the age of the form as the only signal', async () => {
    await site.fillIn(visitor);
    const asked = page.waitForRequest(FUNCTION);
    await site.field('email').press('Enter');
    const sent = await asked;
    expect(await sent.headerValue('form-signals')).toMatch(RegExp(`^age=\\d{1,2}${taken}$`));
    expect(sent.postDataJSON()).toEqual(visitor);
    await expect(thanks).toHaveText(THANKS_ALERT);
    await mailbox.onlyMessage();
    expect(posts()).toBe(1);
  });
  await test.step('S-SUB-4 S-ERR-3 R-1 U-5: the dialog closes, and the thank-you has the focus', async () => {
    await expect(site.dialog).toBeHidden();
    await expect(site.closeThanks).toBeFocused();
    await expect(site.closeThanks).toHaveAccessibleDescription(
      new RegExp(`^${THANKS_ALERT} Núria: `),
    );
    await page.clock.runFor(8_000);
    await expect(thanks).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
  await test.step('U-3: the next form is empty', async () => {
    await site.openForm();
    await site.expectValues({ name: '', numberOfGuests: 100, time: 'Mañana' });
  });
  await test.step('U-15 R-22: the function hears of a filled-in honeypot, which the request does not contain', async () => {
    const next = newVisitor();
    await site.fillIn(next);
    await honeypot.evaluate((control: HTMLInputElement) => {
      control.value = 'Buy now';
    });
    const asked = page.waitForRequest(FUNCTION);
    await site.field('description').press('Control+Enter');
    const sent = await asked;
    expect(await sent.headerValue('form-signals')).toMatch(
      RegExp(`^age=\\d{1,2},honeypot${taken}$`),
    );
    expect(sent.postDataJSON()).toEqual(next);
  });
  await test.step('U-35: Tab stays in the thank-you, the page behind it is inert, and Escape closes it', async () => {
    await expect(site.closeThanks).toBeFocused();
    const card = page.getByRole('dialog', { name: THANKS_ALERT });
    for (const link of [EVENT_REQUEST.thankYou.mend.write, EVENT_REQUEST.thankYou.mend.call]) {
      await page.keyboard.press('Shift+Tab');
      await expect(card.getByRole('link', { name: link })).toBeFocused();
    }
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isOnPage(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(thanks).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
  await test.step('U-35 R-1 R-24: Back closes the thank-you, a click beside it does not', async () => {
    await site.openForm();
    await expect(honeypot).toHaveValue('');
    await site.send(newVisitor());
    await site.expectThanks();
    // As by a second click on the button that has sent the form.
    await page.mouse.click(4, 4);
    await settle(page);
    await expect(thanks).toBeVisible();
    await page.goBack();
    await expect(thanks).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(site.contactButton).toBeFocused();
  });
});

test('S-PRD-3 U-22: a request from a page that the browser translates arrives in Spanish', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await site.visitForm();
  // As Chrome and extensions do it: each text node gives way to elements.
  await page.evaluate(() => {
    const isKept = (node: Node) => node.parentElement?.closest('script, style');
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
  await expect(site.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await site.fillIn(visitor);
  await expect(site.dialog.locator('[href="#field-name"]')).toHaveText(`${visitor.name}*:*`);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Gracias');
  const { body } = await mailbox.onlyMessage();
  expect(body.params).toMatchObject(visitor);
});

test('U-43: a browser without some APIs, or with a history that is full, sends the form', async ({
  page,
  site,
  visitor,
}) => {
  await page.addInitScript(() => {
    const remove = (from: object, name: string) =>
      Object.defineProperty(from, name, { value: undefined });
    remove(window, 'requestIdleCallback');
    remove(window, 'MutationObserver');
    remove(Element.prototype, 'getAnimations');
    remove(Navigator.prototype, 'locks');
    // Safari throws after 100 calls.
    history.pushState = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await site.visitForm();
  await site.send(visitor);
  await site.expectThanks();
});
