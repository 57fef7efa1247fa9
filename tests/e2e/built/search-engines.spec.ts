import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { BUSINESS } from '../../../src/content/business.ts';
import { ERROR_PAGE, LEGAL_LINKS } from '../../../src/content/site.ts';
import { LOGO_ICON } from '../../../src/site-files.ts';
import { dist, matchesIn, textOf } from '../../support/built-site.ts';

/** What search engines, shared links and home screens get (U-12). */

const INDEXABLE = ['/', ...Object.values(LEGAL_LINKS).map(({ path }) => path)];
const htmlOf = (path: string) => textOf(path === '/' ? '/index.html' : `${path}.html`);
const documentOf = (path: string) =>
  new new Window().DOMParser().parseFromString(htmlOf(path), 'text/html');
/** The path of an absolute address of the site. */
const pathOf = (address: string) => address.slice(BUSINESS.url.length);

test('U-12: every page has a title, a description, a canonical address and a picture', async () => {
  for (const path of INDEXABLE)
    await test.step(path, async () => {
      const head = documentOf(path);
      const one = (selector: string, attribute: string) => {
        const [element, ...others] = head.querySelectorAll(selector);
        expect.soft(others, selector).toEqual([]);
        return element?.getAttribute(attribute) ?? '';
      };
      const property = (name: string) => one(`meta[property="${name}"]`, 'content');
      const description = one('meta[name="description"]', 'content');
      expect.soft(head.querySelectorAll('title')).toHaveLength(1);
      expect.soft(description).not.toBe('');
      expect.soft(one('link[rel="canonical"]', 'href')).toBe(BUSINESS.url + path);
      expect.soft(property('og:url')).toBe(BUSINESS.url + path);
      expect.soft(property('og:title')).toBe(head.title);
      expect.soft(property('og:description')).toBe(description);
      expect.soft(property('og:locale')).toBe('es_ES');
      expect.soft(one('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
      expect.soft(head.querySelector('meta[name="robots"]')).toBeNull();
      const picture = property('og:image');
      expect(picture).toMatch(/^https:\/\//);
      const { width, height } = await sharp(join(dist, pathOf(picture))).metadata();
      expect.soft([width, height]).toEqual([1200, 630]);
      const declared = [property('og:image:width'), property('og:image:height')];
      expect.soft(declared).toEqual(['1200', '630']);
    });
});

test('U-12 S-RT-6: the error page and the page for unknown addresses may not be indexed', () => {
  for (const path of ['/error', '/404']) {
    const html = htmlOf(path);
    const needed = ['<meta name="robots" content="noindex"/>', ERROR_PAGE.text];
    expect(
      needed.filter((part) => !html.includes(part)),
      path,
    ).toEqual([]);
    const ofOtherPages = /rel="canonical"|name="description"|property="og:(?:title|url)|ld\+json/;
    expect(matchesIn(html, ofOtherPages), path).toEqual([]);
  }
});

test('U-12: robots.txt allows all, and the sitemap lists exactly the pages to be indexed', () => {
  const robots = textOf('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(address).toBe(`${BUSINESS.url}/sitemap.xml`);
  const listed = [...textOf('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, loc]) => pathOf(String(loc)))).toEqual(INDEXABLE);
});

test('U-12: icons and sitemap have their types, and icons their sizes', async ({ request }) => {
  const home = documentOf('/');
  const hrefOf = (rel: string) =>
    home.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf('/sitemap.xml')).toContain('xml');
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
  for (const [path, size] of [
    [hrefOf('apple-touch-icon'), 180],
    [`/${LOGO_ICON.file}`, LOGO_ICON.size],
  ] as const) {
    expect(await typeOf(path), path).toBe('image/png');
    expect(await sharp(join(dist, path)).metadata(), path).toMatchObject({
      width: size,
      height: size,
    });
  }
  // An ICO file is a directory of 22 bytes, and here a PNG.
  const ico = readFileSync(join(dist, '/favicon.ico')).subarray(22);
  expect((await sharp(ico).metadata()).width).toBe(48);
});
