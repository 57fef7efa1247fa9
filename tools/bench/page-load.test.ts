import { expect, test } from 'vitest';
import { beforeLoad, criticalPath, scripts, totalBytes, totalsByType } from './page-load.ts';

const request = (address: string, type: string, startedMs: number, bytes: number) => ({
  address,
  type,
  priority: 'High',
  startedMs,
  bytes,
});

const LOAD = {
  firstPaintMs: 300,
  loadMs: 500,
  requests: [
    request('/', 'Document', 0, 9000),
    request('/late.js', 'Script', 600, 70_000),
    request('/font.woff2', 'Font', 250, 12_000),
    request('/hero.avif', 'Image', 200, 13_000),
    request('/next.avif', 'Image', 300, 20_000),
  ],
};

test('bytes are summed in total and by type, heaviest first', () => {
  expect(totalBytes(LOAD.requests)).toBe(124_000);
  expect(totalsByType(LOAD.requests)).toEqual([
    { type: 'Script', requests: 1, bytes: 70_000 },
    { type: 'Image', requests: 2, bytes: 33_000 },
    { type: 'Font', requests: 1, bytes: 12_000 },
    { type: 'Document', requests: 1, bytes: 9000 },
  ]);
});

test('the critical path has the requests before the first paint, in their order', () => {
  const addresses = criticalPath(LOAD).map(({ address }) => address);
  expect(addresses).toEqual(['/', '/hero.avif', '/font.woff2']);
});

test('a script that is requested after `load` does not count as before it', () => {
  expect(scripts(beforeLoad(LOAD))).toEqual([]);
  expect(scripts(beforeLoad({ ...LOAD, loadMs: 601 }))).toHaveLength(1);
});
