import type { Page } from 'playwright/test';
import { BUSINESS, phoneLink } from '../../../src/content/business.ts';
import { DAY_PLAN, DAYS } from '../../../src/content/day-plan.ts';
import { holdBackApp, isHydrated, neverIdle, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** Taps before the app runs: the browser opens the dialog, and the form comes into it (U-47). */

/** The default ceremony of the form. */
const DEFAULT = 'Boda Religiosa';

/** Loads the page, and holds the app back. The first script has run. */
async function arrive(page: Page): Promise<() => void> {
  const release = await holdBackApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return release;
}

const isOpen = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'));

test('U-47 U-5 R-23 R-24: the first tap opens the dialog at once, and the form comes into it', async ({
  page,
  site,
}) => {
  const ways = [
    ['a tap', site.serviceButton('socialEvents'), 'Evento Social'],
    ['Enter', site.contactButton, DEFAULT],
  ] as const;
  for (const [way, button, ceremony] of ways)
    await test.step(way, async () => {
      const release = await arrive(page);
      await (way === 'Enter'
        ? button.press('Enter', { noWaitAfter: true })
        : button.click({ noWaitAfter: true }));
      expect(await isOpen(page)).toBe(true);
      const title = site.dialog.getByRole('heading', { level: 2 });
      await expect(title).toBeFocused();
      await expect(site.dialog.locator(`[href="${phoneLink(BUSINESS.phone)}"]`)).toBeVisible();
      await expect(site.dialog.locator('[href^="https://wa.me/"]')).toBeVisible();
      await expect(site.dialog.locator(`[href="mailto:${BUSINESS.email}"]`)).toBeVisible();
      const box = await title.boundingBox();
      release();
      await expect(site.field('ceremony')).toHaveValue(ceremony);
      await expect(title).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      expect(await title.boundingBox(), 'the title stays where it is').toEqual(box);
      // Back, too, closes it, and leaves the page where it is.
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(true);
      if (way === 'Enter') await page.goBack();
      else await site.closeForm();
      await expect(site.dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('U-47: a dialog that is closed before the app runs stays closed', async ({ page, site }) => {
  const release = await arrive(page);
  await site.contactButton.click({ noWaitAfter: true });
  await site.closeButton.click({ noWaitAfter: true });
  await expect(site.dialog).toBeHidden();
  release();
  await isHydrated(page);
  await settle(page);
  await expect(site.dialog).toBeHidden();
  await expect(site.dialog.locator('form')).toHaveCount(0);
});

test('S-ERR-5 R-16 U-14: without a network the dialog opens, and the next tap loads the app', async ({
  page,
  site,
  context,
  allowConsole,
}) => {
  allowConsole(/Loading chunk app failed\.\n\(error: /, /net::ERR_/);
  await neverIdle(page);
  await page.goto('/');
  await context.setOffline(true);
  const failed = page.waitForEvent('pageerror');
  await site.contactButton.click();
  expect(String(await failed)).toMatch(
    /^ChunkLoadError: Loading chunk app failed\.\n\(error: http.*\/static\/js\//,
  );
  expect(await isOpen(page)).toBe(true);
  await context.setOffline(false);
  await site.dialog.getByRole('heading', { level: 2 }).click({ noWaitAfter: true });
  await expect(site.submit).toBeVisible();
});

test('S-PRD-3 U-22 U-43 U-47: on a page that the browser translates, the open dialog gets the form, which arrives in Spanish', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Minified React error #418/);
  const release = await arrive(page);
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
    // An extension adds an element.
    document.querySelector('main')?.prepend(document.createElement('input'));
  });
  await site.contactButton.click({ noWaitAfter: true });
  release();
  await expect(site.submit).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
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
  await test.step('U-24: the words of the plan change with the rain', async () => {
    if (DAYS.length === 0) return;
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: `${DAY_PLAN.rain}*` }).check();
    for (const { time, dry, wet } of DAYS[0]?.hours ?? [])
      await expect(page.locator('li[data-place]').filter({ hasText: time })).toContainText(
        wet ?? dry,
      );
  });
});
