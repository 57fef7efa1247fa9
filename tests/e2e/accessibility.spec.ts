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
