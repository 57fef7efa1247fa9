import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { appScripts, heroOnAPhone, sentBytes, weighFolder } from './weight.ts';

const SCRIPT = 'export const one = 1;\n'.repeat(200);

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'weight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('text counts as compressed by brotli, a picture as it is', () => {
  const folder = folderOf({ 'a.js': SCRIPT, 'a.avif': SCRIPT });
  expect(sentBytes(join(folder, 'a.js'))).toBe(brotliCompressSync(SCRIPT).length);
  expect(sentBytes(join(folder, 'a.avif'))).toBe(SCRIPT.length);
});

test('sizes are summed by kind, heaviest first', () => {
  const folder = folderOf({ 'a.avif': 'abc', 'b.avif': 'de', 'c.webp': 'x' });
  expect(weighFolder(folder)).toEqual([
    { kind: '.avif', files: 2, bytes: 5 },
    { kind: '.webp', files: 1, bytes: 1 },
  ]);
});

test('the hero on a phone is the narrow AVIF of the first picture', () => {
  const html =
    '<img src="/logo.png"><picture><source type="image/avif" srcSet="/a.avif 750w, /b.avif 1060w"></picture>' +
    '<picture><source srcset="/c.avif 750w"></picture>';
  expect(heroOnAPhone(html)).toBe('/a.avif');
  expect(heroOnAPhone('<picture></picture>')).toBeUndefined();
});

test('the scripts of the app are those that the page names', () => {
  expect(appScripts('<script data-app="/a.js /b.js" data-now>')).toEqual(['/a.js', '/b.js']);
  expect(appScripts('<script src="/c.js">')).toEqual([]);
});
