import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSINESS } from '../../../src/content/business.ts';
import { COMPANY } from '../../../src/content/company.ts';
import { COOKIES } from '../../../src/content/legal/cookies.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { NOTICE } from '../../../src/content/legal/notice.ts';
import { PRIVACY } from '../../../src/content/legal/privacy.ts';
import { LEGAL, SITE } from '../../../src/content/site.ts';
import { dist, matchesIn, missingIn } from '../../support/built-site.ts';
import { settle } from '../../support/page-control.ts';
import { offCentre } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const { notice, privacy, cookies } = LEGAL_LINKS;
const PAGES = [
  [notice.label, notice.path, NOTICE.title],
  [privacy.label, privacy.path, PRIVACY.title],
  [cookies.label, cookies.path, COOKIES.title],
] as const;

for (const [, path, title] of PAGES)
  test(`S-PRD-2 U-13 ${path} is a complete page with its styles, runs no script and sets no cookie`, {
    tag: '@content',
  }, async ({ page, context, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).not.toHaveProperty('set-cookie');
    const html = (await response?.text()) ?? '';
    expect(matchesIn(html, /<script|modulepreload/)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('script');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await expect(page).toHaveTitle(`${title} · ${BUSINESS.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText(new RegExp(`^${LEGAL.updated} \\d+ de \\w+ de \\d{4}$`)),
    ).toBeVisible();
    await expect(site.header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(site.footer.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    // The page has the stylesheets of all its components.
    const bare = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const css = rules.map(({ cssText }) => cssText).join('\n');
      const names = [...document.querySelectorAll('[class]')].flatMap((element) => [
        ...element.classList,
      ]);
      return names.filter((name) => !css.includes(`.${name}`));
    });
    expect(bare, 'classes without a rule').toEqual([]);
  });

test('U-13: home, error page and legal pages link to the three legal pages, and their links load a new document', async ({
  page,
  site,
}) => {
  for (const from of ['/', '/error', cookies.path])
    for (const [label, path] of PAGES) {
      await page.goto(from);
      const loaded = page.waitForEvent('domcontentloaded');
      await site.footer.getByRole('link', { name: label, exact: true }).click();
      await loaded;
      await expect(page).toHaveURL(path);
    }
});

test('S-HDR-2 U-13: on a legal page the logo leads home and the phone number is a link; after Back from a legal page the home page works', {
  tag: '@content',
}, async ({ page, site }) => {
  await page.goto(privacy.path);
  await expect(site.header.getByRole('link', { name: BUSINESS.phone })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await site.header.getByRole('link', { name: SITE.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(site.section('weddings')).toBeAttached();
  await site.footer.getByRole('link', { name: cookies.label }).click();
  await page.waitForURL(cookies.path);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await site.openForm();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`S-FTR-6 S-FTR-7 U-13: a footer link of a legal page centres its section of the home page in a window of ${width} px, and a reload does not jump there`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(privacy.path);
    await site.serviceLink('socialEvents').click();
    await expect(page).toHaveURL('/');
    const section = site.section('socialEvents');
    await expect(section).toBeFocused();
    await page.waitForLoadState('load');
    // Neither the browser's own jump to the hash, which may come late, nor the app may move the section.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await settle(page);
    expect(await section.evaluate(offCentre)).toBeLessThanOrEqual(2);
    await page.reload();
    // Wait until the browser has restored the scroll position.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await settle(page);
    expect(await page.evaluate(() => scrollY), 'scroll position after a reload').toBe(0);
  });

test('U-13: no script of the site contains a text of the legal pages', { tag: '@content' }, () => {
  const scripts = readdirSync(join(dist, 'static/js'));
  const texts = [COMPANY.taxId, ...NOTICE.sections.map(({ heading }) => heading), 'Vercel Inc'];
  for (const file of scripts)
    expect(missingIn(readFileSync(join(dist, 'static/js', file), 'utf8'), texts), file).toEqual(
      texts,
    );
});

test('S-PRD-2 U-13: home and error page set no cookie, as the legal pages say', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/error']) {
    const response = await page.goto(path);
    expect(response?.headers(), path).not.toHaveProperty('set-cookie');
    await page.waitForLoadState('networkidle');
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
