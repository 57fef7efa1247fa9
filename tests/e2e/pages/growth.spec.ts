import type { Locator, Page } from 'playwright/test';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The flower that grows from the first step to the thank-you (U-38). */

const stages = (page: Page) => page.locator('section[aria-labelledby=process-title] li > img');
const stem = (page: Page) => page.locator('section[aria-labelledby=closing-title] img');
const plants = (page: Page) => page.locator('main img[src*=".svg#"]');

/** Scrolls to the drawing, and waits for its file. */
const expectDrawn = (drawing: Locator) =>
  expect
    .poll(() =>
      drawing.evaluate(async (img: HTMLImageElement) => {
        img.scrollIntoView({ behavior: 'instant' });
        await img.decode();
        return img.getBoundingClientRect().height;
      }),
    )
    .toBeGreaterThan(0);

test('U-38: the flower stands by each step, in the closing, the thank-you and on the error page', {
  tag: '@content',
}, async ({ page, site, visitor }) => {
  await site.visit();
  for (const drawing of [...(await stages(page).all()), stem(page)]) await expectDrawn(drawing);
  await site.openForm();
  await site.send(visitor);
  await site.expectThanks();
  await expectDrawn(page.getByRole('dialog').locator('img'));
  await page.goto('/error');
  await expectDrawn(page.getByRole('main').locator('img'));
});

/** What hides a part of an element or shrinks it. */
const changesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { transform, translate, clipPath, opacity, visibility } = getComputedStyle(element);
      return [transform, translate, clipPath, opacity, visibility].join(' ');
    }),
  );
const UNCHANGED = 'none none none 1 visible';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('U-38: no plant stays small or invisible on paper and in a window as high as the page', async ({
    page,
  }) => {
    const expectWhole = async (where: string) =>
      expect.soft(new Set(await changesOf(plants(page))), where).toEqual(new Set([UNCHANGED]));
    await page.goto('/');
    await settle(page);
    await page.setViewportSize({ width: 1440, height: 6700 });
    await settle(page);
    await expectWhole('in a high window');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    // No wait: the browser prints at once.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expectWhole('on paper');
  });
});
