import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import {
  heroOnAPhone,
  picturesOnAPhone,
  sentBytes,
  startedBefore,
  totalsByKind,
} from './weight.ts';

test('text counts as compressed by brotli, a picture as it is', () => {
  const text = 'export const one = 1;\n'.repeat(200);
  const folder = mkdtempSync(join(tmpdir(), 'weight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['a.js', 'a.avif']) writeFileSync(join(folder, name), text);
  expect(sentBytes(join(folder, 'a.js'))).toBe(brotliCompressSync(text).length);
  expect(sentBytes(join(folder, 'a.avif'))).toBe(text.length);
});

test('sizes are summed by kind, heaviest first', () => {
  const items = [
    { kind: 'Document', bytes: 9000 },
    { kind: 'Image', bytes: 13_000 },
    { kind: 'Image', bytes: 20_000 },
  ];
  expect(totalsByKind(items)).toEqual([
    { kind: 'Image', count: 2, bytes: 33_000 },
    { kind: 'Document', count: 1, bytes: 9000 },
  ]);
});

test('requests count before a moment if they start earlier, in their order', () => {
  const request = (address: string, startedMs: number) => {
    return { address, type: 'Image', priority: 'High', startedMs, bytes: 0 };
  };
  const requests = [request('/', 0), request('/b', 250), request('/a', 200), request('/c', 300)];
  const addresses = startedBefore(300, requests).map(({ address }) => address);
  expect(addresses).toEqual(['/', '/a', '/b']);
});

test('a phone needs the narrow AVIF of each picture, and the first is the hero', () => {
  const html =
    '<img src="/logo.png"><picture><source type="image/avif" srcSet="/a.avif 750w, /b.avif 1060w"></picture>' +
    '<picture><source srcset="/c.avif 750w"></picture>';
  expect(heroOnAPhone(html)).toBe('/a.avif');
  expect(picturesOnAPhone(html)).toEqual(['/a.avif', '/c.avif']);
  expect(heroOnAPhone('<picture></picture>')).toBeUndefined();
});
