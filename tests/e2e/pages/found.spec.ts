import type { APIRequestContext } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { COMPANY } from '../../../src/content/company.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { ERROR_PAGE, HOME } from '../../../src/content/site.ts';
import { matchesIn, missingIn } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

const INDEXABLE = ['/', ...Object.values(LEGAL_LINKS).map(({ path }) => path)];
const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
/** The path of an absolute address of the site. */
const pathOf = (address: string) => address.slice(BUSINESS.url.length);

for (const path of INDEXABLE)
  test(`U-12 ${path} has a title, a description, a canonical address and a picture for sharing`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const head = page.locator('head');
    const one = async (selector: string, attribute: string) => {
      await expect(page.locator(selector), selector).toHaveCount(1);
      return (await head.locator(selector).getAttribute(attribute)) ?? '';
    };
    const property = (name: string) => one(`meta[property="${name}"]`, 'content');
    await expect(page.locator('title')).toHaveCount(1);
    expect((await page.title()).length).toBeLessThanOrEqual(65);
    const description = await one('meta[name="description"]', 'content');
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await one('link[rel="canonical"]', 'href')).toBe(BUSINESS.url + path);
    expect(await property('og:url')).toBe(BUSINESS.url + path);
    expect(await property('og:title')).toBe(await page.title());
    expect(await property('og:description')).toBe(description);
    expect(await property('og:locale')).toBe('es_ES');
    expect(await one('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    const picture = await property('og:image');
    expect(picture).toMatch(/^https:\/\//);
    expect((await request.get(pathOf(picture))).status()).toBe(200);
    const [width, height] = [await property('og:image:width'), await property('og:image:height')];
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [String(image.naturalWidth), String(image.naturalHeight)];
    }, pathOf(picture));
    expect(size).toEqual([width, height]);
    expect(size).toEqual(['1200', '630']);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

test('U-12: the error page and unknown addresses may not be indexed', async ({ request }) => {
  for (const path of ['/error', '/no-existe']) {
    const html = await textAt(request, path);
    expect(missingIn(html, ['<meta name="robots" content="noindex"/>']), path).toEqual([]);
    expect(matchesIn(html, /rel="canonical"|property="og:|ld\+json/), path).toEqual([]);
  }
});

test('U-12: navigation inside the site changes the title and the robots tag', async ({
  page,
  site,
}) => {
  // The other tags are only prerendered (`page-meta.tsx`).
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/error');
  await site.start();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await site.header.getByRole('link').click();
  await expect(page).toHaveTitle(HOME.title);
  await expect(robots).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(ERROR_PAGE.title);
  await expect(robots).toHaveAttribute('content', 'noindex');
});

test('U-12: robots.txt allows all robots and names the sitemap, which lists exactly the pages that may be indexed', async ({
  request,
}) => {
  const robots = await textAt(request, '/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(address).toBe(`${BUSINESS.url}/sitemap.xml`);
  const response = await request.get(pathOf(address));
  expect(response.headers()['content-type']).toContain('xml');
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, loc]) => pathOf(String(loc)))).toEqual(INDEXABLE);
});

test('U-12: the structured data contain only facts that the site shows; the manifest and its icons exist, in the declared sizes', async ({
  page,
  request,
}) => {
  const html = await textAt(request, '/');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(json);
  expect(data['@type']).toBe('LocalBusiness');
  await page.goto('/');
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  const shown = `${await page.locator('body').textContent()} ${description} ${links.join(' ')}`;
  const { countryCode, locality } = COMPANY.address;
  // Only the legal notice shows these.
  const inLegalNotice: string[] = [BUSINESS.legalName, countryCode, locality];
  for (const fact of stringsIn(data).filter((text) => !inLegalNotice.includes(text))) {
    if (!fact.startsWith(BUSINESS.url)) expect(missingIn(shown, [fact])).toEqual([]);
    else
      expect((await request.get(pathOf(fact).replace(/#.*/, '') || '/')).status(), fact).toBe(200);
  }
  // The note is shown only without script.
  await expect(page.locator('body')).not.toContainText('JavaScript', { useInnerText: true });
  await test.step('the manifest and its icons', async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await request.get(String(href));
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = await response.json();
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    const all = [...icons, { src: touch, sizes: '180x180', type: 'image/png' }];
    for (const { src, sizes, type } of all) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      const bytes = await icon.body();
      if (type === 'image/png')
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    // If the policy refused the manifest, the strict console would fail the test.
    const policy = (await request.get('/')).headers()['content-security-policy'];
    expect(policy).toContain("manifest-src 'self'");
  });
});

/** Every string of the structured data but `@context` and the types. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https:\/\/schema\.org$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@type' ? [] : stringsIn(inner)));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('U-12: the home page shows all its content, phone and email are always in view, and a footer link leads to its section', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    for (const id of ['weddings', 'socialEvents', 'corporateEvents'] as const) {
      await expect(site.section(id).getByRole('heading', { level: 2 })).toBeVisible();
      await expect(site.section(id).locator('h2 + p')).toBeVisible();
    }
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HOME.hero.heading.first);
    for (const part of HOME.hero.text)
      await expect(
        page.getByText(typeof part === 'string' ? part : part.text).first(),
      ).toBeVisible();
    for (const [index, { answer }] of QUESTIONS.list.entries()) {
      // The first answer is open.
      const item = page.locator('details').nth(index);
      if (!(await item.locator('p').isVisible())) await item.locator('summary').click();
      await expect(item.locator('p')).toHaveText(answer);
      await expect(item.locator('p')).toBeVisible();
    }
    const note = page.locator('noscript p');
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note.getByRole('link', { name: BUSINESS.phone })).toHaveAttribute('href', /^tel:/);
    await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await site.footer
      .getByRole('link', { name: LEGAL_LINKS.privacy.label })
      .scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ ratio: 1 });
    await site.serviceLink('weddings').click();
    await expect(site.section('weddings')).toBeInViewport();
  });
});
