import type { Page } from 'playwright/test';
import { holdBack, neverIdle, SCRIPTS, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** Taps before the app is loaded: none is lost, each has feedback at once, and a failure ends the feedback (U-11). */

/** Loads the page while its scripts are still pending. */
async function arrive(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** The default ceremony of the form. */
const DEFAULT = 'Boda Religiosa';

test('U-11 R-23: the first tap on a button, or Enter, opens the dialog with its ceremony', async ({
  page,
  site,
}) => {
  const tap = { noWaitAfter: true };
  const ways = [
    ['a tap', site.serviceButton('socialEvents'), 'Evento Social'],
    ['Enter', site.contactButton, DEFAULT],
  ] as const;
  for (const [way, button, ceremony] of ways)
    await test.step(`${way}; closing returns the focus to the button`, async () => {
      const release = await holdBack(page, SCRIPTS);
      await arrive(page);
      await (way === 'Enter' ? button.press('Enter', tap) : button.click(tap));
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveCSS('cursor', 'progress');
      release();
      await expect(site.dialog).toBeVisible();
      await expect(site.field('ceremony')).toHaveValue(ceremony);
      await expect(page.locator('[aria-busy], [data-waiting]')).toHaveCount(0);
      await site.closeForm();
      await expect(button).toBeFocused();
    });
});

test('S-HDR-5 U-11 R-23: before the app has loaded, only the last of two tapped buttons counts', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await arrive(page);
  await site.serviceButton('socialEvents').click({ noWaitAfter: true });
  await site.contactButton.dblclick({ noWaitAfter: true });
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  await expect(site.contactButton).toHaveCSS('animation-name', 'none');
  await expect(site.contactButton).toHaveCSS('filter', 'brightness(0.8)');
  release();
  await expect(site.submit).toBeVisible();
  await expect(site.field('ceremony')).toHaveValue(DEFAULT);
  await settle(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('U-11 S-ERR-5 R-16: without a network the error is reported, the feedback ends, and the app is loaded when it is back', async ({
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
    /^ChunkLoadError: Loading chunk app failed\.\n\(error: \/static/,
  );
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(site.contactButton).toHaveCSS('cursor', 'pointer');
  // The button still waits for the app, and no tap is pending.
  await expect(site.contactButton).toHaveAttribute('data-waiting', '');
  await context.setOffline(false);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('U-43: a tap, answers and the focus survive on a page that a translator has changed', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Minified React error #418/);
  const change = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
      document.querySelector('main')?.prepend(document.createElement('input'));
    });
  const questions = page.locator('details');
  const [opened, closed] = [questions.last(), questions.first()];
  let release = await holdBack(page, SCRIPTS);
  await arrive(page);
  await change();
  for (const question of [closed, opened])
    await question.locator('summary').click({ noWaitAfter: true });
  release();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(opened).toHaveAttribute('open');
  await expect(closed).not.toHaveAttribute('open');
  await expect(opened.locator('summary')).toBeFocused();

  release = await holdBack(page, SCRIPTS);
  await arrive(page);
  await change();
  await site.serviceButton('socialEvents').click({ noWaitAfter: true });
  release();
  await expect(site.dialog).toBeVisible();
  await expect(site.field('ceremony')).toHaveValue('Evento Social');
});
