import type { APIResponse } from 'playwright/test';
import { LEGAL_LINKS } from '../../../src/content/site.ts';
import { expect, test } from '../../support/test.ts';

/** The headers that Mozilla Observatory checks, on every kind of answer. */

/** What is asked, its path, and the status of the answer. */
const ANSWERS = [
  ['home', '/', 200],
  ['the error page', '/error', 200],
  ['a legal page', LEGAL_LINKS.privacy.path, 200],
  ['a missing page', '/nada', 404],
  ['a missing file', '/static/js/gone.js', 404],
  ['an icon', '/favicon.svg', 200],
  ['the picture of a shared link', '/social.jpg', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the function', '/api/event-request', 405],
  ['a missing function', '/api/none', 404],
  ['a move to a clean address', '/error/', 308],
] as const;

function expectSafe(response: APIResponse) {
  const headers = response.headers();
  const policy = policyOf(headers['content-security-policy']);
  // Everything that no directive names is forbidden, such as objects, frames, workers and media.
  expect(policy['default-src']).toBe("'none'");
  // No inline script.
  expect(policy['script-src']).toBe("'self'");
  // The header cannot name the inline styles, which change with each build. No visitor's text is ever in a page.
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['img-src']).toBe("'self' data:");
  const others = Object.entries(policy).filter(([name]) => !/^(?:style|img)-src$/.test(name));
  for (const [name, source] of others) expect(source, name).toMatch(/^'(?:none|self)'$/);
  // They have no default.
  for (const name of ['base-uri', 'frame-ancestors']) expect(policy[name]).toBe("'none'");
  expect(policy['form-action']).toBe("'self'");
  expect(headers).toMatchObject({
    // Half a year at least.
    'strict-transport-security': expect.stringMatching(/^max-age=(?:1[6-9]|[2-9]\d|\d{3,})\d{6}\b/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*geolocation=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    // Other sites may show pictures, and nothing else (U-48).
    'cross-origin-resource-policy': /\.(?:avif|svg|jpg)$/.test(response.url())
      ? 'cross-origin'
      : 'same-origin',
  });
  // No other site may read an answer, no cookie is set, and no server software is named.
  for (const absent of ['access-control-allow-origin', 'set-cookie', 'x-powered-by', 'server'])
    expect(headers).not.toHaveProperty(absent);
}

function policyOf(header = ''): Record<string, string> {
  const directives = header.split(';').map((directive) => directive.trim().split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]));
}

test('U-13 U-48 S-RT-6: every kind of answer has the security headers and sets no cookie', async ({
  request,
  page,
  site,
}) => {
  for (const [what, path, status] of ANSWERS)
    await test.step(what, async () => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expectSafe(response);
    });

  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  // The form has a style sheet of its own.
  await site.visitForm();
  for (const ending of [/\.js$/, /\.css$/, /\.avif$/, /\.woff2$/])
    await test.step(`a loaded file that matches ${ending}`, async () => {
      const file = () => loaded.find((name) => ending.test(name));
      await expect.poll(file).toBeDefined();
      expectSafe(await request.get(String(file())));
    });
  await test.step('a file that exists is kept for a year, a missing one is not', async () => {
    const cachingOf = async (path = '') => (await request.get(path)).headers()['cache-control'];
    const script = loaded.find((name) => name.endsWith('.js'));
    expect(await cachingOf(script)).toBe('public, max-age=31536000, immutable');
    expect(await cachingOf('/static/js/gone.js')).toBeUndefined();
  });
  const refused = await request.post('/api/event-request', { data: {} });
  expect(refused.status()).toBe(422);
  expectSafe(refused);
  expect(await page.context().cookies()).toEqual([]);
});
