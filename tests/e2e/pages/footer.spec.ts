import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSINESS } from '../../../src/content/business.ts';
import { SERVICES } from '../../../src/content/services.ts';
import { SITE } from '../../../src/content/site.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { offCentre } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('S-FTR-1 S-FTR-2 S-FTR-3 S-FTR-4 S-FTR-5 S-FTR-6 S-FTR-9: the footer links to the networks, a map, email, phone and services, and shows the silver logo and the current year', {
    tag: '@content',
  }, async ({ page, site }) => {
    await page.goto('/');
    await test.step('S-FTR-1: the social links, each with a name and rel=noopener', async () => {
      const links = site.footer
        .getByRole('navigation', { name: SITE.footer.social })
        .getByRole('link');
      await expect(links).toContainText(BUSINESS.social.map(({ label }) => label));
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAttribute('href', /^https:\/\//);
      }
    });
    await test.step('S-FTR-2 S-FTR-3 S-FTR-4: the location, the email and the phone are links to a map, `mailto:` and `tel:`', async () => {
      const link = (name: string) => site.footer.getByRole('link', { name });
      await expect(link(BUSINESS.location.label)).toHaveAttribute('href', /^https:\/\/.+maps/);
      await expect(link(BUSINESS.email)).toHaveAttribute('href', `mailto:${BUSINESS.email}`);
      await expect(link(BUSINESS.phone)).toHaveAttribute('href', /^tel:\+?\d{9,15}$/);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
    await test.step('S-FTR-6: the three services in their order', async () => {
      const links = site.footer
        .getByRole('navigation', { name: SITE.footer.services })
        .getByRole('link');
      await expect(links).toHaveText(SERVICES.map(({ label }) => label));
    });
    await test.step('S-FTR-5: the silver logo', async () => {
      const logo = site.footer.getByRole('img', { name: BUSINESS.name });
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const source = await logo.getAttribute('src');
      const svg = await (await logo.page().request.get(source ?? '')).text();
      expect(svg).toBe(readFileSync(join(PROJECT_ROOT, 'src/content/logo-silver.svg'), 'utf8'));
    });
    await test.step('S-FTR-9: the copyright line shows the current year', async () => {
      await expect(site.footer).toContainText(`© ${new Date().getFullYear()} ${BUSINESS.name}`);
    });
  });

  test('S-FTR-7 S-FTR-8 R-21: each service link centres its section in the next frame, also the second time; in small windows each section fits, with its text below the header', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    for (const { label, id } of SERVICES)
      await test.step(label, async () => {
        // Pictures below the fold reserve their size, so nothing moves when they load.
        const positions = await site
          .serviceLink(id)
          .evaluate(async (link: HTMLElement, sectionId) => {
            const section = document.getElementById(sectionId);
            scrollTo(0, document.documentElement.scrollHeight);
            link.click();
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            await frame();
            const next = section?.getBoundingClientRect().top;
            for (let count = 0; count < 30; count++) await frame();
            return { next, later: section?.getBoundingClientRect().top };
          }, id);
        expect(positions.later).toBe(positions.next);
        expect(await site.section(id).evaluate(offCentre)).toBeLessThanOrEqual(2);
        const { height } = await boxOf(site.section(id));
        expect(height, 'each section fits a desktop window').toBeLessThanOrEqual(900);
        await expect(page).toHaveURL('/');
      });
    await test.step('a second click on the same service jumps again', async () => {
      const link = site.serviceLink('weddings');
      await link.click();
      await page.evaluate(() => scrollTo(0, 0));
      await link.click();
      await expect.poll(() => site.section('weddings').evaluate(offCentre)).toBeLessThanOrEqual(2);
    });
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settle(page);
      for (const { label, id } of SERVICES)
        await test.step(`${label} in ${width} × ${height}`, async () => {
          await site.serviceLink(id).click();
          const section = await boxOf(site.section(id));
          expect(section.height).toBeLessThanOrEqual(height);
          const words = await boxOf(site.section(id).locator('p').first());
          expect(words.y).toBeGreaterThanOrEqual((await boxOf(site.header)).height);
        });
    }
  });

  test('S-FTR-7: a service link on the error page centres its section of the home page; closing the dialog, which goes back in the history, does not scroll to it again', async ({
    page,
    site,
  }) => {
    await page.goto('/error');
    await site.start();
    await site.serviceLink('socialEvents').click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => site.section('socialEvents').evaluate(offCentre))
      .toBeLessThanOrEqual(2);
    await page.evaluate(() => scrollTo(0, 0));
    await site.openForm();
    await page.keyboard.press('Escape');
    await expect(site.dialog).toBeHidden();
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await test.step('the link works again after the home page has been loaded', async () => {
      await page.goBack();
      await expect(site.section('weddings')).not.toBeAttached();
      await site.serviceLink('corporateEvents').click();
      await expect
        .poll(() => site.section('corporateEvents').evaluate(offCentre))
        .toBeLessThanOrEqual(2);
    });
  });

  test('S-FTR-7: without script, or in a new tab, a service link is a plain link to the section', async ({
    page,
    site,
    context,
  }) => {
    await page.goto('/');
    for (const { id } of SERVICES) {
      const link = site.serviceLink(id);
      await expect(link).toHaveAttribute('href', `/#${id}`);
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      const newTab = await opened;
      await expect(newTab.locator(`#${id}`)).toBeInViewport();
      await newTab.close();
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(page).toHaveURL('/');
  });

  test('S-FTR-7: after a service link Tab continues from the section, on the same page and from another page', async ({
    page,
    site,
  }) => {
    for (const path of ['/', '/error']) {
      await page.goto(path);
      await site.serviceLink('socialEvents').press('Enter');
      await expect(site.section('socialEvents')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(site.section('socialEvents').getByRole('button')).toBeFocused();
    }
  });
});
