import { boxOf } from '../../support/layout.ts';
import { holdBack, neverIdle, SCRIPTS } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

for (const [width, height] of [
  [390, 600],
  [1440, 1300],
] as const)
  test(`S-MOD-6: in ${width} × ${height} px the dialog has about its final height while the form loads`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await neverIdle(page);
    await page.goto('/');
    await site.start();
    const release = await holdBack(page, SCRIPTS);
    await site.openForm();
    await expect(site.dialog.getByRole('status')).toHaveText('Loading...');
    await expect(site.dialog.getByRole('status')).toHaveAttribute('lang', 'en');
    const early = (await boxOf(site.dialog)).height;
    release();
    await expect(site.submit).toBeVisible();
    const grown = async () => (await boxOf(site.dialog)).height - early;
    await expect.poll(async () => Math.abs(await grown())).toBeLessThan(100);
  });

test('S-MOD-2 S-MOD-6: a preloaded form is shown without "Loading..." before it', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.start();
  await site.contactButton.hover();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const texts: string[] = [];
    new MutationObserver(() => texts.push(dialog.textContent)).observe(dialog, {
      childList: true,
      subtree: true,
    });
    document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')?.click();
    while (!dialog.querySelector('form')) await new Promise(requestAnimationFrame);
    return texts.filter((text) => text.includes('Loading...'));
  });
  expect(seen).toEqual([]);
});
