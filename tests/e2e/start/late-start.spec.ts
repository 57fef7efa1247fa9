import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_PATHS } from '../../../src/content/legal/legal-paths.ts';
import { holdBack, isHydrated } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** When the app is loaded, and what works before that. */

test('U-11: a key starts the app before load', async ({ page, site }) => {
  // A pending picture delays `load`.
  const release = await holdBack(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(site.footer).toBeAttached();
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Tab');
  await isHydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('S-RT-6 S-FTR-9: every page hydrates without a warning, also after New Year', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/404/);
  for (const [now, paths] of [
    ['2026-12-31T23:59:58+01:00', ['/']],
    ['2027-01-01T00:00:01+01:00', ['/no-existe', '/error', ...LEGAL_PATHS, '/']],
  ] as const)
    await test.step(now, async () => {
      await page.clock.setFixedTime(new Date(now));
      for (const path of paths) {
        await page.goto(path);
        await isHydrated(page);
        await expect(site.footer).toContainText(`© ${now.slice(0, 4)} ${BUSINESS.name}`);
      }
    });
});
