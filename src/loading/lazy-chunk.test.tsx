import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.tsx';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, CssChunkLoadError, loadChunk } from './load-chunk.ts';

const never = new Promise<never>(() => undefined);

/** An importer as a build writes it: its source names the chunk. */
function importerOf(promise: Promise<unknown>): () => Promise<{ default: () => string }> {
  const load = () => promise as Promise<{ default: () => string }>;
  load.toString = () => '()=>e(()=>import("./a1b2c3.js"),[])';
  return load;
}

const failureOf = (load: () => Promise<{ default: unknown }>) =>
  loadChunk('home', load).catch((error: unknown) => error as ChunkLoadError);

/** The page has just been reloaded for a lost chunk. */
const wasReloaded = () => sessionStorage.setItem('reloaded', `${Date.now()}`);

beforeEach(() => {
  vi.useFakeTimers();
  wasReloaded();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S-ERR-5 S-SUB-7 R-16: a rejected import is an error with chunk, type, request and cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error = await failureOf(importerOf(Promise.reject(cause)));
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'error', cause });
  const request = import.meta.url.replace('lazy-chunk.test.tsx', 'a1b2c3.js');
  expect(error).toMatchObject({
    request,
    message: `Loading chunk home failed.\n(error: ${request})`,
  });
});

test('R-16: a module without a default export is an error of the type "missing"', async () => {
  expect(await failureOf(importerOf(Promise.resolve({})))).toMatchObject({ type: 'missing' });
});

test('S-API-10 S-CON-8 R-16: a chunk times out after 120 000 ms, not before', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  let settled: unknown;
  void failureOf(importerOf(never)).then((error) => {
    settled = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toMatchObject({ type: 'timeout' });
});

test('U-13 U-14: a chunk that failed is loaded by the next preload, and then rendered at once', async () => {
  vi.useRealTimers();
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ default: () => 'loaded' }) : Promise.reject(new Error('offline'));
  const Chunk = lazyChunk('home', load);
  expect(await Chunk.preload()).toBeUndefined();
  isOnline = true;
  expect(await Chunk.preload()).toBeDefined();
  expect(renderToString(createElement(Chunk))).toBe('loaded');
});

test('U-14 U-29: a chunk that the host no longer has reloads the page once an hour', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const head = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', head);
  const lost = () => failureOf(importerOf(Promise.reject(new TypeError('404'))));
  await lost();
  expect(head).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(3_600_000);
  await lost();
  expect(reload).not.toHaveBeenCalled();

  head.mockImplementation(async () => new Response('', { status: 404 }));
  let isShown = false;
  void lost().then(() => {
    isShown = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  // Nothing fails on the page that is being reloaded.
  expect(isShown).toBe(false);
  await lost();
  expect(reload).toHaveBeenCalledOnce();
});

test('S-ERR-6 R-17 U-14: a failed stylesheet is the error of the specification, and is fetched again', async () => {
  const cause = new Error('Unable to preload CSS for /static/css/a1b2c3.css');
  const error = await failureOf(importerOf(Promise.reject(cause)));
  expect(error).toBeInstanceOf(CssChunkLoadError);
  expect(error).toMatchObject({
    message: 'Loading CSS chunk failed\n(/static/css/a1b2c3.css)',
    request: '/static/css/a1b2c3.css',
    cause,
  });
  // The stylesheet fails again: its chunk is not rendered without it.
  const again = await failureOf(importerOf(Promise.resolve({ default: () => 'loaded' })));
  expect(again).toBeInstanceOf(CssChunkLoadError);
  expect(document.querySelector('link[href="/static/css/a1b2c3.css"]')).not.toBeNull();
});
