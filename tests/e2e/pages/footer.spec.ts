import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSINESS } from '../../../src/content/business.ts';
import { SERVICES } from '../../../src/content/services.ts';
import { HOME, SITE } from '../../../src/content/site.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('S-FTR-1 S-FTR-2 S-FTR-3 S-FTR-4 S-FTR-5 S-FTR-6: the footer has its links and the silver logo', async ({
  page,
  site,
}) => {
  const networks = site.footer.getByRole('navigation', { name: SITE.footer.social });
  const services = site.footer.getByRole('navigation', { name: SITE.footer.services });
  await page.goto('/');
  await test.step('S-FTR-1: the social links, each with a name and rel=noopener', async () => {
    const links = networks.getByRole('link');
    await expect.soft(links).toContainText(BUSINESS.social.map(({ label }) => label));
    for (const link of await links.all()) {
      await expect.soft(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect.soft(link).toHaveAttribute('href', /^https:\/\//);
    }
  });
  await test.step('S-FTR-2 S-FTR-3 S-FTR-4: location, email and phone link to a map, `mailto:` and `tel:`', async () => {
    const link = (name: string) => site.footer.getByRole('link', { name });
    await expect.soft(link(BUSINESS.location.label)).toHaveAttribute('href', /^https:\/\/.+maps/);
    await expect.soft(link(BUSINESS.email)).toHaveAttribute('href', `mailto:${BUSINESS.email}`);
    await expect.soft(link(BUSINESS.phone)).toHaveAttribute('href', /^tel:\+?\d{9,15}$/);
    await expect.soft(link('WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{9,15}$/);
    await expect.soft(page.locator('iframe')).toHaveCount(0);
  });
  await test.step('S-FTR-6: the three services in their order', async () => {
    await expect.soft(services.getByRole('link')).toHaveText(SERVICES.map(({ label }) => label));
  });
  await test.step('S-FTR-5: the silver logo', async () => {
    const logo = site.footer.getByRole('img', { name: BUSINESS.name });
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const source = await logo.getAttribute('src');
    const svg = await (await page.request.get(source ?? '')).text();
    expect.soft(svg).toBe(readFileSync(join(PROJECT_ROOT, 'src/content/logo-silver.svg'), 'utf8'));
  });
});

test('S-FTR-7 S-FTR-8 R-21: every link to a service centres its section in the next frame', async ({
  page,
  site,
}) => {
  await site.visit();
  for (const { label, id } of SERVICES)
    await test.step(`footer: ${label}`, async () => {
      await site.serviceLink(id).evaluate(async (link: HTMLElement) => {
        link.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await site.offCentre(id)).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL('/');
    });
  for (const part of HOME.hero.text)
    if (typeof part !== 'string')
      await test.step(`hero: ${part.text}`, async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator('h1 ~ p').getByRole('link', { name: part.text, exact: true }).click();
        await site.expectCentred(part.section);
        await expect(site.section(part.section).locator('h2')).toBeFocused();
        await expect(page).toHaveURL('/');
      });
});
