import type { APIResponse } from 'playwright/test';
import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { policyHash } from '../../tools/build/page-html.ts';
import { INLINE_SCRIPT } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

/** The headers that Mozilla Observatory checks, on every kind of answer. */

const HALF_A_YEAR = 15_768_000;
const ANSWERS = {
  home: '/',
  'the error page': '/error',
  'a legal page': LEGAL_LINKS.privacy.path,
  'a missing page': '/nada',
  'a missing file': '/static/js/gone.js',
  'an icon': '/favicon.svg',
  'the sitemap': '/sitemap.xml',
  'the function': '/api/event-request',
  'a missing function': '/api/none',
  'a move to a clean address': '/error/',
};

function expectSafe(response: APIResponse) {
  const headers = response.headers();
  const policy = policyOf(headers['content-security-policy']);
  // Everything that no directive names is forbidden, such as objects, frames, workers and media.
  expect(policy['default-src']).toBe("'none'");
  for (const directive of ['object-src', 'frame-src', 'worker-src', 'child-src', 'media-src'])
    expect(policy[directive] ?? "'none'").toBe("'none'");
  for (const directive of ['connect-src', 'font-src', 'form-action'])
    expect(policy[directive]).toBe("'self'");
  // The build's script is the only inline script that may run.
  expect(policy['script-src']).toBe(`'self' ${policyHash(INLINE_SCRIPT)}`);
  // The header cannot name the inline styles; each page's own policy does (`expectNarrowStyles`).
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['img-src']).toBe("'self' data:");
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['frame-ancestors']).toBe("'none'");
  const others = { ...policy, 'style-src': '' };
  expect(Object.values(others).join()).not.toMatch(/unsafe|https?:|\*/);

  const maxAge = /^max-age=(\d+)$/.exec(headers['strict-transport-security'] ?? '')?.[1];
  expect(Number(maxAge)).toBeGreaterThanOrEqual(HALF_A_YEAR);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  // No other site may read an answer, no cookie is set, and no server software is named.
  for (const absent of ['access-control-allow-origin', 'set-cookie', 'x-powered-by', 'server'])
    expect(headers).not.toHaveProperty(absent);
}

function policyOf(header = ''): Record<string, string> {
  const directives = header.split(';').map((directive) => directive.trim().split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]));
}

/** Checks the page's own policy, which forbids the inline styles that the header's `'unsafe-inline'` would allow. */
async function expectNarrowStyles(response: APIResponse) {
  const html = await response.text();
  const [head = ''] = html.split('<style>');
  const [, own] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(head) ?? [];
  expect(own).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]{43}='){1,2}$/);
}

for (const [what, path] of Object.entries(ANSWERS))
  test(`U-13 S-API-8: ${what} has every header that Mozilla Observatory checks`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expectSafe(response);
    if (response.headers()['content-type']?.startsWith('text/html'))
      await expectNarrowStyles(response);
  });

test('U-13 S-API-8: scripts, styles, pictures, fonts and answers to a POST have the security headers too', async ({
  request,
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  await page.goto('/');
  for (const ending of [/\.js$/, /\.css$/, /\.avif$/, /\.woff2$/]) {
    const file = () => loaded.find((name) => ending.test(name));
    await expect.poll(file, `a requested file that matches ${ending}`).toBeDefined();
    expectSafe(await request.get(String(file())));
  }
  const refused = await request.post('/api/event-request', { data: {} });
  expect(refused.status()).toBe(422);
  expectSafe(refused);
  expect(await page.context().cookies()).toEqual([]);
});

test('R-20 U-13: no path redirects to another host', async ({ request, baseURL }) => {
  for (const path of [
    '//x.example/',
    '//x.example/index.html',
    '/\\x.example/',
    '/%2f%2fx.example/',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location = '/' } = response.headers();
    expect(new URL(location, 'http://localhost').host, path).toBe('localhost');
  }
});
