import { expectAccessible } from '../support/accessibility.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/', '/error', '/aviso-legal', '/privacidad', '/cookies'];

for (const width of [390, 768, 1440])
  for (const forcedColors of ['none', 'active'] as const)
    test.describe(`U-11: axe finds nothing at ${width} px, forced colours: ${forcedColors}`, () => {
      test.use({
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce', forcedColors },
      });

      test('on any page', async ({ page }) => {
        for (const path of PAGES) {
          await page.goto(path);
          await expectAccessible(page);
        }
      });

      test('with an answer, the dialog, its errors and the thank-you open', async ({
        page,
        site,
        visitor,
      }) => {
        await page.goto('/');
        await page.getByText('¿Cómo se paga?').click();
        await expectAccessible(page);
        await site.openForm();
        await expect(site.submit).toBeVisible();
        await expectAccessible(page);
        await site.submit.click();
        await expectAccessible(page);
        await site.fillIn(visitor);
        await site.submit.click();
        await expect(site.alert(THANKS_ALERT)).toBeVisible();
        await expectAccessible(page);
      });
    });

test('every id that an aria attribute names is there', async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await site.submit.click();
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
