import type { Page } from 'playwright/test';
import { QUESTIONS } from '../../src/content/questions.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { settle } from '../support/settle.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const OTHER_PAGES = ['/error', '/aviso-legal', '/privacidad', '/cookies'];

/** Checks the page in each window width, with and without forced colours. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of [390, 768, 1440])
    for (const forcedColors of ['none', 'active'] as const)
      await test.step(`at ${width} px, forced colours: ${forcedColors}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors });
        await settle(page);
        await expectAccessible(page);
      });
}

/** Safari drops the list role from a list without bullets, unless it is in a `<nav>`. */
async function expectListsToBeLists(page: Page): Promise<void> {
  const lost = await page
    .locator(':is(ul, ol):not([role="list"], nav *)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map(({ textContent }) => textContent),
    );
  expect.soft(lost, 'lists that look like none').toEqual([]);
}

async function expectStepsToBeNumbered(page: Page): Promise<void> {
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const spoken = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').content),
  );
  expect(spoken).toEqual(Array(4).fill('counter(step)'));
}

async function expectIdsToBeThere(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
    return attributes.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(' ')
          .filter((id) => !document.getElementById(id)),
      ),
    );
  });
  expect(missing).toEqual([]);
}

test.describe('U-11: axe finds nothing, in windows of three widths, with and without forced colours,', () => {
  for (const path of OTHER_PAGES)
    test(`on ${path}, where lists without bullets are lists`, async ({ page }) => {
      await page.goto(path);
      await expectListsToBeLists(page);
      await expectAccessibleEverywhere(page);
    });

  test('on /, also with an open answer, where lists are lists and screen readers read the numbers of the steps', async ({
    page,
  }) => {
    await page.goto('/');
    await expectListsToBeLists(page);
    await expectStepsToBeNumbered(page);
    await expectAccessibleEverywhere(page);
    await page.getByText(String(QUESTIONS.list.at(-1)?.question)).click();
    await test.step('with an answer open', () => expectAccessibleEverywhere(page));
  });

  test('in the dialog, with errors, whose ARIA ids all exist, and in the thank-you', async ({
    page,
    site,
    visitor,
  }) => {
    await page.goto('/');
    await site.openForm();
    await expect(site.submit).toBeVisible();
    await test.step('the dialog', () => expectAccessibleEverywhere(page));
    await site.submit.click();
    await expect(site.alert(INVALID_ALERT)).toBeVisible();
    await test.step('every id that an aria attribute names', () => expectIdsToBeThere(page));
    await test.step('the errors', () => expectAccessibleEverywhere(page));
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await test.step('the thank-you', () => expectAccessibleEverywhere(page));
  });
});
