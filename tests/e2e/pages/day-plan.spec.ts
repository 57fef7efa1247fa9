import type { Page } from 'playwright/test';
import { DAY_PLAN } from '../../../src/content/day-plan.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { colourOf } from '../../support/colours.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The example plan of a day and its checkbox for rain (U-24). */

const MOVED = DAY_PLAN.steps.flatMap((step) => (step.dry ? [step] : []));

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

/** Ticks the box for rain, and takes the tick away with the keyboard. */
async function expectCheckboxWorks(page: Page): Promise<void> {
  const list = planOf(page).getByRole('list');
  const box = planOf(page).getByRole('checkbox', { name: DAY_PLAN.rain.question });
  await box.scrollIntoViewIfNeeded();
  await expectBothPlans(page, 'hidden');
  const before = await boxOf(list);
  await planOf(page).getByText(DAY_PLAN.rain.question).click();
  await expectBothPlans(page, 'seen');
  expect(await boxOf(list), 'nothing moves').toEqual(before);
  await box.press('Space');
  await expectBothPlans(page, 'hidden');
}

test('U-24: the checkbox strikes the dry places through and shows the places for rain, on a desktop, on a phone and with forced colours', async ({
  page,
  site,
}) => {
  const question = planOf(page).getByText(DAY_PLAN.rain.question);
  const dry = planOf(page).getByText(MOVED[0]?.dry ?? '', { exact: true });
  const wet = planOf(page).getByText(MOVED[0]?.wet ?? '');
  await site.visit();
  await expectCheckboxWorks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await question.click();
  await expectBothPlans(page, 'seen');
  await test.step('U-11: the plan for rain is accessible', () => expectAccessible(page));
  await test.step('U-11: forced colours show which plan is valid', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.soft(dry).toHaveCSS('text-decoration-line', 'line-through');
    await expect.soft(wet).toBeVisible();
    await question.click();
    await expect.soft(dry).toHaveCSS('text-decoration-line', 'none');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('U-24: the checkbox works too', async ({ page }) => {
    await page.goto('/');
    await expectCheckboxWorks(page);
  });
});
