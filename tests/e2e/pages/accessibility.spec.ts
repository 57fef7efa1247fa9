import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { withForcedColours } from '../../support/layout.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const OTHER_PAGES = ['/error', '/aviso-legal', '/privacidad', '/cookies'];

const expectAccessibleEverywhere = (page: Page) =>
  withForcedColours(page, [390, 768, 1440], () => expectAccessible(page));

/** Safari drops the list role from a list without bullets, unless it is in a `<nav>`. */
async function expectListsToKeepRole(page: Page): Promise<void> {
  const roleless = await page
    .locator(':is(ul, ol):not([role="list"], nav *)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map(({ textContent }) => textContent),
    );
  expect.soft(roleless, 'lists without the list role in Safari').toEqual([]);
}

async function expectStepsToBeNumbered(page: Page): Promise<void> {
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const numbers = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').content),
  );
  expect(numbers).toEqual(Array(4).fill('counter(step)'));
}

async function expectIdsToExist(page: Page): Promise<void> {
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

test.describe('U-11: axe finds no violation at three window widths, with and without forced colours,', () => {
  for (const path of OTHER_PAGES)
    test(`on ${path}; lists without bullets keep the list role`, async ({ page }) => {
      await page.goto(path);
      await expectListsToKeepRole(page);
      await expectAccessibleEverywhere(page);
    });

  test('on /, also with an open answer; lists keep their role, and screen readers read the step numbers', async ({
    page,
  }) => {
    await page.goto('/');
    await expectListsToKeepRole(page);
    await expectStepsToBeNumbered(page);
    await expectAccessibleEverywhere(page);
    await page.locator('summary').last().click();
    await expect(page.locator('details').last()).toHaveAttribute('open');
    await test.step('with an answer open', () => expectAccessibleEverywhere(page));
  });

  test('in the dialog, with errors and in the thank-you; every id in an ARIA attribute exists', async ({
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
    await test.step('every id in an ARIA attribute exists', () => expectIdsToExist(page));
    await test.step('the errors', () => expectAccessibleEverywhere(page));
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await test.step('the thank-you', () => expectAccessibleEverywhere(page));
  });
});
