import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { matchesIn } from '../support/built-site.ts';
import { scriptsOf } from '../support/page-control.ts';
import { expect, test } from '../support/test.ts';

/** The local server behaves like the host: `vercel.json`, real 404s, the paths of Vercel's analytics. */

test('S-RT-6 home and error page are HTML with status 200', async ({ request }) => {
  for (const path of ['/', '/error', '/?x=1']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toContain('text/html');
  }
});

test('S-RT-6 an unknown path gets the shell with status 404', async ({ request }) => {
  const response = await request.get('/nada');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(matchesIn(html, /<html lang="es"/)).toHaveLength(1);
  expect(matchesIn(html, /<script data-app="[^"]+" data-now>/)).toHaveLength(1);
});

for (const path of [
  '/static/js/gone.js',
  '/static/media/gone.avif',
  '/static',
  '/gone.png',
  '/api/none',
  '/_vercel/none.js',
])
  test(`S-RT-6 ${path} does not exist and gets a 404 without HTML`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe('Not found\n');
  });

for (const [from, to] of [
  ['/error/', '/error'],
  ['/error.html', '/error'],
  ['/index.html', '/'],
  ['/error/?x=1', '/error?x=1'],
] as const)
  test(`R-20 ${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });

test('R-20 in the browser /error/ is the error page, and /?x=1 and /#x are home', async ({
  page,
}) => {
  await page.goto('/error/');
  await expect(page).toHaveURL('/error');
  for (const path of ['/?x=1', '/#x']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('#weddings')).toBeAttached();
  }
});

test('the page has every header of vercel.json, and breaks no policy', async ({
  page,
  request,
}) => {
  const { routes } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'vercel.json'), 'utf8'));
  const security: [string, string][] = Object.entries(routes[0].headers);
  expect(security.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]),
  );
  for (const path of ['/', '/error', '/nada', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of security) expect(headers[name.toLowerCase()], path).toBe(value);
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
  // If the policy refused anything, the strict console would fail the test.
  await page.goto('/');
  await page.waitForLoadState('networkidle');
});

test('a hashed file is cached for a year, an answer of the function never', async ({ request }) => {
  const [script] = await scriptsOf(request);
  expect(script).toMatch(/^\/static\/js\//);
  const { 'cache-control': kept } = (await request.get(String(script))).headers();
  expect(kept).toBe('public, max-age=31536000, immutable');
  const { 'cache-control': never } = (await request.get('/api/event-request')).headers();
  expect(never).toBe('no-store');
});

for (const path of ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'])
  test(`S-AN-1 S-AN-2 ${path} exists and is empty`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/javascript');
    expect(await response.text()).toBe('');
  });

test('S-API-6 dist/ holds no mailbox, no key and no server code', () => {
  const dist = join(PROJECT_ROOT, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(texts.length).toBeGreaterThan(3);
  const secret = /__mailbox|BREVO_|MANAGEMENT_EMAIL|smtp\/email|local-mailbox-key/;
  expect(texts.flatMap((text) => matchesIn(text, secret))).toEqual([]);
});
