import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { settle } from '../support/settle.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/', '/error', '/aviso-legal', '/privacidad', '/cookies'];

/** Once in each window and with each choice of colours: the page stays the same. */
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

test.describe('U-11: axe finds nothing, in windows of three widths, with and without forced colours,', () => {
  for (const path of PAGES)
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccessibleEverywhere(page);
    });

  test('with an answer and with the dialog open', async ({ page, site }) => {
    await page.goto('/');
    await page.getByText('¿Cómo se paga?').click();
    await expectAccessibleEverywhere(page);
    await site.openForm();
    await expect(site.submit).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('with the errors and the thank-you open', async ({ page, site, visitor }) => {
    await page.goto('/');
    await site.openForm();
    await site.submit.click();
    await expect(site.alert(INVALID_ALERT)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test('U-11: what looks like no list is still one: Safari believes the look, outside a navigation', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    const lost = await page
      .locator(':is(ul, ol):not([role="list"], nav *)')
      .evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map(({ textContent }) => textContent),
      );
    expect(lost, path).toEqual([]);
  }
});

test('U-11: the numbers of the steps are heard', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const spoken = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').content),
  );
  expect(spoken).toHaveLength(4);
  for (const content of spoken) expect(content).toBe('counter(step)');
});

test('every id that an aria attribute names is there', async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await site.submit.click();
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
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
});
