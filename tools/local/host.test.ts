import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { silence } from '../../tests/support/silence.ts';
import { createHost, type FetchHandler } from './host.ts';
import { readHostRules } from './host-rules.ts';
import { toListener } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'host-'));
const dist = join(folder, 'dist');

beforeAll(() => {
  for (const kind of ['js', 'media']) mkdirSync(join(dist, 'static', kind), { recursive: true });
  const files = {
    'index.html': '<p>inicio',
    'error.html': '<p>error',
    '404.html': '<p>no está',
    'missing.txt': 'Not found',
    'robots.txt': 'User-agent: *',
    '.secret': 'hidden',
    'static/js/a.js': 'export const a = 1;',
    'static/media/hero.avif': 'picture',
    '../outside.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const host = createHost({
  folder: dist,
  rules: readHostRules(),
  eventRequest: async ({ headers }) => new Response(headers.get('x-real-ip')),
});

const get = (path: string, init?: RequestInit) =>
  host(new Request(`http://localhost${path}`, init));

test.each([
  ['/', 'inicio'],
  ['/?x=1', 'inicio'],
  ['/error', 'error'],
  ['/robots.txt', 'User-agent'],
  ['/static/js/a.js', 'export'],
  ['/static/media/hero.avif', 'picture'],
])('S-RT-6 %s is served', async (path, text) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(text);
});

test.each(['/nada', '/404', `/${'a'.repeat(5000)}`, '/%', '/%ff'])(
  'S-RT-6 the unknown path %.9s gets the 404 page with status 404',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

test.each(['/static/js/gone.js', '/gone.png', '/api/none', '/_vercel/none', '/static'])(
  'S-RT-6 U-14 %s gets a 404 in plain text, which browsers revalidate',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.has('content-security-policy')).toBe(true);
    expect(await response.text()).toBe('Not found');
  },
);

test.each(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'])(
  'S-AN-1 S-AN-2: %s exists and is empty',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('text/javascript');
  },
);

test('R-20 the redirect to a clean URL is a 308 that keeps the query', async () => {
  const { status, headers } = await get('/error.html?x=1');
  expect([status, headers.get('location')]).toEqual([308, '/error?x=1']);
});

test.each([
  '/..%2foutside.txt',
  '/static/..%2f..%2foutside.txt',
  '/..%5coutside.txt',
  '/.secret',
  '/%2esecret',
  '/index.html%00',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/outside|hidden/);
});

test('only GET and HEAD are allowed', async () => {
  const { status, headers } = await get('/', { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/static/js/a.js', '/static/media/hero.avif'])(
  '%s is cached for a year',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test('text is compressed if the browser accepts it, pictures are not', async () => {
  const brotli = { headers: { 'accept-encoding': 'gzip, br' } };
  const script = await get('/static/js/a.js', brotli);
  expect(script.headers.get('content-encoding')).toBe('br');
  const text = brotliDecompressSync(await script.arrayBuffer()).toString();
  expect(text).toBe('export const a = 1;');
  const picture = await get('/static/media/hero.avif', brotli);
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect(picture.headers.has('content-encoding')).toBe(false);
});

async function serve(handle: FetchHandler) {
  const server = createServer(toListener(handle));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('U-19: the function gets the address of the connection unless the request has one', async () => {
  const address = (await serve(host)) + EVENT_REQUEST_PATH;
  const ask = async (headers = {}) => (await fetch(address, { headers })).text();
  expect(await ask()).toBe('127.0.0.1');
  expect(await ask({ 'x-real-ip': '192.0.2.7' })).toBe('192.0.2.7');
});

test('an error is a 500 and one line in the log, and the server goes on', async () => {
  const lines = silence('error');
  let isBroken = true;
  const address = await serve(async () => {
    if (isBroken) throw new RangeError('a bug');
    return new Response('well');
  });
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([500, 'Internal server error\n']);
  expect(lines.mock.calls).toEqual([
    [expect.stringMatching(/^Error in the local server: RangeError: a bug at \S.*$/)],
  ]);
  isBroken = false;
  expect(await (await fetch(address)).text()).toBe('well');
});
