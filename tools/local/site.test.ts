import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silence } from '../../tests/support/silence.ts';
import { inTurn, refuseMalformed } from './handler.ts';
import { hostHandlers } from './host.ts';
import { readHostRules } from './host-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

beforeAll(async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'static/js'), { recursive: true });
  const files = {
    'index.html': '<p>inicio',
    'error.html': '<p>error',
    '404.html': '<p>no está',
    'missing.txt': 'Not found',
    'robots.txt': 'User-agent: *',
    '.secret': 'hidden',
    'static/js/a.js': 'export const a = 1;',
    'static/hero.avif': 'picture',
    '../outside.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  const rules = readHostRules();
  const importFunction = () => Promise.reject(new RangeError('no function here'));
  const host = hostHandlers({ folder: dist, rules, importFunction });
  server = createServer(inTurn(refuseMalformed, ...host)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = {
  status: number | undefined;
  type: string;
  headers: Record<string, unknown>;
  body: Buffer;
};

/** Sends the path exactly as written: `fetch` would normalize it. */
function get(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const type = String(response.headers['content-type']);
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode, type, headers: response.headers, body });
      });
    });
    call.on('error', reject).end();
  });
}

test.each([
  ['/', 'inicio'],
  ['/?x=1', 'inicio'],
  ['/error', 'error'],
  ['/robots.txt', 'User-agent'],
  ['/static/js/a.js', 'export'],
  ['/static/hero.avif', 'picture'],
])('S-RT-6 %s is served', async (path, text) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(text);
});

test('S-RT-6 an unknown path gets the 404 page with status 404', async () => {
  const { status, type, body } = await get('/nada');
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body.toString()).toBe('<p>no está');
  expect((await get('/404')).status).toBe(404);
});

test.each(['/static/js/gone.js', '/gone.png', '/api/none', '/_vercel/none', '/static'])(
  'S-RT-6 U-14 %s gets a 404 in plain text, which browsers revalidate',
  async (path) => {
    const { status, type, headers, body } = await get(path);
    expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers).toHaveProperty('content-security-policy');
    expect(body.toString()).toBe('Not found');
  },
);

test('R-20 the redirect to a clean URL is a 308 that keeps the query', async () => {
  const { status, headers } = await get('/error.html?x=1');
  expect([status, headers.location]).toEqual([308, '/error?x=1']);
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/static/..%2f..%2foutside.txt',
  '/..%5coutside.txt',
  '/.secret',
  '/%2esecret',
  '/index.html%00',
])('%s is not found', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/outside|hidden/);
});

test.each(['/%', '/%ff', '/%E0%A4%A'])('%s is a bad request', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test('only GET and HEAD are allowed', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await get('/', {}, 'HEAD')).body.length).toBe(0);
});

test('text is compressed if the browser accepts it, pictures are not', async () => {
  const brotli = { 'accept-encoding': 'gzip, br' };
  const script = await get('/static/js/a.js', brotli);
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(script.body).toString()).toBe('export const a = 1;');
  expect((await get('/static/js/a.js')).body.toString()).toBe('export const a = 1;');
  const picture = await get('/static/hero.avif', brotli);
  expect(picture.type).toBe('image/avif');
  expect(picture.headers['content-encoding']).toBeUndefined();
});

test.each(['/', '/static/hero.avif'])('%s is a 304 for a browser that has it', async (path) => {
  const { headers } = await get(path);
  const again = await get(path, { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('an invalid range gets the whole file', async () => {
  const { status, body } = await get('/static/hero.avif', { range: 'bytes=5-2' });
  expect([status, body.toString()]).toEqual([200, 'picture']);
});

test('an error in a handler is a 500 and one line in the log, and does not end the server', async () => {
  const consoleError = silence('error');
  const { status, type, body } = await get('/api/event-request');
  expect([status, type]).toEqual([500, 'text/plain;charset=UTF-8']);
  expect(body.toString()).toBe('Internal server error\n');
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^Error in the local server: RangeError: no function here at \S.*$/)],
  ]);
  consoleError.mockRestore();
  expect((await get('/')).status).toBe(200);
});
