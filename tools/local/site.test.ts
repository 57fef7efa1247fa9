import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn, refuseMalformed } from './handler.ts';
import { hostHeaders } from './host-rules.ts';
import { createSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

beforeAll(async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'static/js'), { recursive: true });
  const files = {
    'index.html': '<p>inicio',
    'error.html': '<p>error',
    '404.html': '<p>no está',
    'robots.txt': 'User-agent: *',
    '.secret': 'hidden',
    'static/js/a.js': 'export const a = 1;',
    'static/hero.avif': 'picture',
    '../outside.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  const rules = [
    { source: '/static/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ];
  const handlers = inTurn(refuseMalformed, hostHeaders(rules), createSite(dist));
  server = createServer(handlers).listen(0, '127.0.0.1');
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

/** The path exactly as written: `fetch` would tidy it up. */
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

test('S-RT-6 an unknown path gets the shell with status 404', async () => {
  const { status, type, body } = await get('/nada');
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body.toString()).toBe('<p>no está');
  expect((await get('/404')).status).toBe(404);
});

test.each(['/static/js/gone.js', '/gone.png', '/api/none', '/_vercel/none', '/static'])(
  'S-RT-6 %s is missing, and gets a 404 that is no HTML and is not kept',
  async (path) => {
    const { status, type, headers } = await get(path);
    expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('R-20 a tidier address gets a 308 that keeps the query', async () => {
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
])('%s leads nowhere', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/outside|hidden/);
});

test.each(['/%', '/%ff', '/%E0%A4%A'])('%s is a bad request, not a crash', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test('only reading is allowed', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await get('/', {}, 'HEAD')).body.length).toBe(0);
});

test('text is compressed for those who take it, pictures are not', async () => {
  const brotli = { 'accept-encoding': 'gzip, br' };
  const script = await get('/static/js/a.js', brotli);
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toBe('immutable');
  expect(brotliDecompressSync(script.body).toString()).toBe('export const a = 1;');
  expect((await get('/static/js/a.js')).body.toString()).toBe('export const a = 1;');
  expect((await get('/static/hero.avif', brotli)).headers['content-encoding']).toBeUndefined();
});

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
