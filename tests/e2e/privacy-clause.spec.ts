import { PRIVACY } from '../../src/content/legal/privacy.ts';
import { PRIVACY_CLAUSE } from '../../src/content/privacy-clause.ts';
import { SITE } from '../../src/content/site.ts';
import { boxOf } from '../support/layout.ts';
import { settle } from '../support/page-control.ts';
import { expect, test } from '../support/test.ts';

test('U-13: the privacy clause is by the button, readable, expanded and without a checkbox; the policy opens in another tab, and the typed values stay', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await site.openForm();
  const clause = site.dialog.locator('p', { hasText: PRIVACY_CLAUSE.title });
  for (const [term, fact] of PRIVACY_CLAUSE.facts)
    await expect(clause).toContainText(`${term}: ${fact}`);
  await expect(clause).toContainText(`${PRIVACY_CLAUSE.noHealthData} ${PRIVACY_CLAUSE.more}`);
  await expect(site.field('description')).toHaveAccessibleDescription(PRIVACY_CLAUSE.noHealthData);
  await expect(site.dialog.getByRole('checkbox')).toHaveCount(0);
  for (const width of [320, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      await site.submit.scrollIntoViewIfNeeded();
      await expect(clause).toBeInViewport();
      const size = await clause.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(size).toBeGreaterThanOrEqual(13);
      const distance = (await boxOf(clause)).y - (await boxOf(site.submit)).bottom;
      expect(distance, 'the clause is below the button').toBeGreaterThanOrEqual(0);
      expect(distance, 'the clause is near the button').toBeLessThan(200);
    });
  await test.step('the policy opens in another tab, and the typed values stay', async () => {
    await site.fillIn(visitor);
    const link = site.dialog.getByRole('link', { name: PRIVACY_CLAUSE.link.text });
    await expect(link).toHaveAccessibleName(`${PRIVACY_CLAUSE.link.text} ${SITE.footer.newTab}`);
    await expect(link).toHaveAttribute('rel', 'noopener');
    const opened = page.waitForEvent('popup');
    await link.click();
    const policy = await opened;
    await expect(policy).toHaveURL(PRIVACY.path);
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText(PRIVACY.title);
    await policy.close();
    await expect(site.dialog).toBeVisible();
    await expect(site.field('description')).toHaveValue(visitor.description);
  });
});
