import type { Page } from 'playwright/test';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { PRIVACY_CLAUSE } from '../../../src/content/privacy-clause.ts';
import { atEachWidth, boxOf } from '../../support/layout.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Tap areas are at least 44 px high and wide (U-11). */

const TARGET = 44;
const WIDTHS = [320, 390, 1440];

/** The visible links, buttons and controls that are smaller, with their size. Links within a sentence may be smaller. */
const smallTargets = (page: Page) =>
  page.evaluate((target) => {
    const touched = 'a[href], button, summary, input, select, textarea';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    return [...document.querySelectorAll(touched)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Visitors cannot reach the honeypot (U-15).
      if (element.closest('[aria-hidden="true"]')) return [];
      // Skip elements that are in a closed dialog or hidden behind their label.
      if (!element.checkVisibility() || width < 2 || isInSentence(element)) return [];
      // Layout rounds to a 64th of a pixel.
      if (Math.min(width, height) >= target - 0.02) return [];
      return `${element.textContent || element.tagName}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
    });
  }, TARGET);

const expectLargeTargets = (page: Page, where: string) =>
  atEachWidth(page, WIDTHS, async () => expect(await smallTargets(page), where).toEqual([]));

test.describe('in windows of three widths', () => {
  test('U-11: every tap area of the error page and the legal pages is large enough', async ({
    page,
  }) => {
    for (const path of ['/error', ...Object.values(LEGAL_LINKS).map((link) => link.path)]) {
      await page.goto(path);
      await expectLargeTargets(page, path);
    }
  });

  test('U-11: every tap area of the home page, the dialog and the thank-you is large enough', async ({
    page,
    site,
    visitor,
  }) => {
    await page.goto('/');
    await expectLargeTargets(page, '/');
    await site.openForm();
    await expect(site.submit).toBeVisible();
    await expectLargeTargets(page, 'the dialog');
    const policy = site.dialog.getByRole('link', { name: PRIVACY_CLAUSE.link.text });
    await atEachWidth(page, WIDTHS, async () =>
      expect((await boxOf(policy)).height).toBeGreaterThanOrEqual(TARGET),
    );
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await expectLargeTargets(page, 'the thank-you');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('U-11 U-12: the phone and the email of the note have large enough tap areas', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.locator('noscript a');
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(TARGET - 0.02);
  });
});
