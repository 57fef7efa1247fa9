import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { DAY_PLAN } from '../../../src/content/day-plan.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { missingIn, textOf } from '../../support/built-site.ts';
import { colourOf } from '../../support/colours.ts';
import { boxOf, withForcedColours } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The example plan of a day and its checkbox for rain (U-24). */

const MOVED = DAY_PLAN.steps.flatMap((step) => (step.dry ? [step] : []));
/** Maximum size of the plan with its styles, in compressed bytes. */
const MAX_BYTES = 2048;

const planOf = (page: Page) => page.getByRole('region', { name: DAY_PLAN.title });

async function expectBothPlans(page: Page, wet: 'seen' | 'hidden'): Promise<void> {
  const lineColour = wet === 'seen' ? colourOf('paper') : 'rgba(0, 0, 0, 0)';
  for (const step of MOVED) {
    const dry = planOf(page).getByText(step.dry, { exact: true });
    await expect(dry).toBeVisible();
    await expect(dry).toHaveCSS('text-decoration-line', 'line-through');
    await expect(dry).toHaveCSS('text-decoration-color', lineColour);
    await expect(planOf(page).getByText(step.wet)).toBeVisible({ visible: wet === 'seen' });
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('U-24: the checkbox strikes the dry places through and shows the places for rain, and nothing moves', async ({
      page,
      site,
    }) => {
      await page.goto('/');
      if (javaScriptEnabled) await site.start();
      const box = planOf(page).getByRole('checkbox', { name: DAY_PLAN.rain.question });
      await box.scrollIntoViewIfNeeded();
      await expectBothPlans(page, 'hidden');
      const before = await boxOf(planOf(page).getByRole('list'));
      await planOf(page).getByText(DAY_PLAN.rain.question).click();
      await expectBothPlans(page, 'seen');
      expect(await boxOf(planOf(page).getByRole('list'))).toEqual(before);
      await box.press('Space');
      await expectBothPlans(page, 'hidden');
    });
  });

test('U-24: on a phone a place for rain opens a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const row = planOf(page).getByRole('listitem').first();
  const closed = (await boxOf(row)).height;
  expect(closed).toBeLessThanOrEqual(64);
  await planOf(page).getByText(DAY_PLAN.rain.question).click();
  await expectBothPlans(page, 'seen');
  expect((await boxOf(row)).height).toBeGreaterThan(closed + 24);
});

test('U-24: a page without styles shows both plans', async ({ page, site }) => {
  await page.goto('/');
  // The app fetches styles that it does not find.
  await site.start();
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link')) style.remove();
  });
  for (const { dry, wet } of MOVED)
    for (const words of [dry, `${DAY_PLAN.rain.label} ${wet}`])
      await expect(planOf(page)).toContainText(words, { useInnerText: true });
});

test('U-24: the plan is part of the page and has at most 2 KiB with its styles', async ({
  page,
}) => {
  await page.goto('/');
  const parts = await planOf(page).evaluate((section) => {
    const names = [section, ...section.querySelectorAll('[class]')].map((part) => part.className);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const own = rules.filter(({ cssText }) => names.some((name) => cssText.includes(`.${name}`)));
    return { html: section.outerHTML, css: own.map(({ cssText }) => cssText).join('\n') };
  });
  expect(parts.css).toContain(':has(');
  expect(brotliCompressSync(parts.html + parts.css).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(missingIn(textOf('/index.html'), [DAY_PLAN.rain.question])).toEqual([]);
});

test('U-11 U-24: axe finds no violation in the plan for rain, with and without forced colours', async ({
  page,
}) => {
  await page.goto('/');
  const dry = planOf(page).getByText(MOVED[0]?.dry ?? '', { exact: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(dry, 'before the click').toHaveCSS('text-decoration-line', 'none');
  await planOf(page).getByText(DAY_PLAN.rain.question).click();
  await expect(dry).toHaveCSS('text-decoration-line', 'line-through');
  await withForcedColours(page, [320, 1440], async () => {
    await expectAccessible(page);
    await expect(planOf(page).getByText(MOVED[0]?.wet ?? '')).toBeVisible();
  });
});
