import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { PROJECT_ROOT } from './local/project-root.ts';

/** `npm run bench`: what the built site weighs on the wire. Bytes, never times: machines are noisy. */

/** What a browser gets as it is: compressed already. */
const COMPRESSED = new Set(['.avif', '.jpg', '.webp', '.woff2']);
const ADDRESS = /(?:src|href)="(\/[^"#]+\.(?:js|css))"/g;

process.env.NODE_ENV = 'production';
const builder = await createBuilder({ root: PROJECT_ROOT, logLevel: 'warn' });
await builder.buildApp();
const dist = join(PROJECT_ROOT, 'dist');

/** KiB that the host would send for this file. */
function kibibytes(file: string): number {
  const bytes = readFileSync(join(dist, file));
  const sent = COMPRESSED.has(extname(file)) ? bytes : brotliCompressSync(bytes);
  return sent.length / 1024;
}

const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + kibibytes(file), 0).toFixed(1);

const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(extname);
const kinds = [...new Set(all.map((file) => extname(file)))];

console.log('\nAll files of dist/, brotli');
console.table(
  kinds.map((kind) => {
    const files = all.filter((file) => extname(file) === kind);
    return { kind, files: files.length, KiB: sum(files) };
  }),
);

console.log('Before a page is interactive, brotli');
console.table(
  ['index.html', 'error.html'].map((page) => {
    const html = readFileSync(join(dist, page), 'utf8');
    const needed = [...new Set([...html.matchAll(ADDRESS)].map(([, address]) => String(address)))];
    const ofKind = (kind: string) => sum(needed.filter((file) => file.endsWith(kind)));
    return { page, HTML: sum([page]), JS: ofKind('.js'), CSS: ofKind('.css') };
  }),
);
