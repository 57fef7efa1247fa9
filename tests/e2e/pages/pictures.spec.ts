import type { Page } from 'playwright/test';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** No picture stays away for ever: some are out of the browser's reach during the first frames (`service-section.module.css`). */

test.use({ viewport: { width: 1440, height: 900 } });

const pictures = (page: Page) => page.locator('main picture img');

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('U-38: each picture is in its place as soon as the page is laid out for paper', async ({
    page,
  }) => {
    await page.goto('/');
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    // A page of A4. No wait: the browser prints at once.
    await page.setViewportSize({ width: 794, height: 1123 });
    const moved = await pictures(page).evaluateAll((all) =>
      all.map((img) => getComputedStyle(img).translate),
    );
    expect(new Set(moved)).toEqual(new Set(['none']));
    await expect(page.locator('a[href="#content"]')).toBeHidden();
  });
});
