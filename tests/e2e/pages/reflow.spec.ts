import type { Page } from 'playwright/test';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { atEachWidth, boxOf } from '../../support/layout.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Narrow windows and large text need no horizontal scrolling and cut nothing off (U-11, WCAG 2.2: 1.4.4, 1.4.10). */

const OTHER_PAGES = ['/error', ...Object.values(LEGAL_LINKS).map(({ path }) => path)];

/** The texts that extend beyond the frame: the page without its scrollbar gutter, or the dialog. */
const textsBeyond = (page: Page, selector: string) =>
  page.evaluate((frame) => {
    const root = document.querySelector(frame) ?? document.body;
    const { left, right } = root.getBoundingClientRect();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const beyond: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // Skip text for screen readers alone, and the content of closed dialogs.
      if (!parentElement || parentElement.getBoundingClientRect().width < 2) continue;
      // The honeypot is off-screen on purpose (U-15).
      if (parentElement.closest('[aria-hidden="true"]')) continue;
      const lines = document.createRange();
      lines.selectNodeContents(texts.currentNode);
      const isBeyond = [...lines.getClientRects()].some(
        (line) => line.width > 1 && (line.left < left - 0.5 || line.right > right + 0.5),
      );
      if (isBeyond) beyond.push(textContent?.trim() ?? '');
    }
    return beyond;
  }, selector);

async function expectFits(page: Page, frame = 'body') {
  const { scrolls, shown } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    // Not the root's width, which includes the scrollbar gutter and would hide an overflow of that size.
    shown: document.body.getBoundingClientRect().width,
  }));
  expect(scrolls, 'width of the page').toBeLessThanOrEqual(shown);
  expect(await textsBeyond(page, frame)).toEqual([]);
}

/** Runs the check on the same page in narrow windows, with text at 100 % and at 200 %. */
async function everywhere(page: Page, check: () => Promise<void>): Promise<void> {
  for (const percent of [100, 200])
    await test.step(`text at ${percent} %`, async () => {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await atEachWidth(page, [320, 390], check);
    });
}

test('U-11 U-13: the error page and the legal pages fit narrow windows and large text', async ({
  page,
}) => {
  for (const path of OTHER_PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await everywhere(page, () => expectFits(page));
    });
});

test('U-11: the home page, the dialog, its messages and the thank-you fit narrow windows and large text', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await everywhere(page, () => expectFits(page));
  await site.openForm();
  await site.submit.click();
  await expect(site.field('name')).toHaveAttribute('aria-invalid', 'true');
  await everywhere(page, () => expectFits(page, 'dialog'));
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await everywhere(page, () => expectFits(page));
});

test('U-11 S-HDR-1: the logo keeps its size beside the button, and the header covers nothing', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  await everywhere(page, async () => {
    const logo = await boxOf(site.header.getByRole('link').locator('> *'));
    expect(logo.width).toBeGreaterThanOrEqual(90);
    const header = await boxOf(site.header);
    const button = await boxOf(site.contactButton);
    expect(button.bottom).toBeLessThanOrEqual(header.bottom);
    const content = await boxOf(page.getByRole('main').locator('> *').first());
    expect(content.y).toBeGreaterThanOrEqual(header.bottom);
  });
});
