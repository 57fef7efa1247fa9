import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Sizes of files as sent: the host compresses text with brotli, and sends other files as they are. */

const COMPRESSED = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);
const KIB = 1024;

export const toKib = (bytes: number) => bytes / KIB;

export function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  // Node's default quality is the highest, 11.
  return COMPRESSED.has(extname(file)) ? bytes.length : brotliCompressSync(bytes).length;
}

export interface KindWeight {
  kind: string;
  files: number;
  bytes: number;
}

/** The files of a folder by extension, heaviest first. */
export function weighFolder(folder: string): KindWeight[] {
  const kinds = new Map<string, KindWeight>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const kind = extname(file);
    if (!kind) continue;
    const weight = kinds.get(kind) ?? { kind, files: 0, bytes: 0 };
    weight.files += 1;
    weight.bytes += sentBytes(join(folder, file));
    kinds.set(kind, weight);
  }
  return [...kinds.values()].sort((a, b) => b.bytes - a.bytes);
}

/** The addresses of the scripts that the page names as the app's. */
export const appScripts = (html: string): string[] =>
  / data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

/** The 750 pixel AVIF of the page's first picture, which a phone in portrait orientation fetches. */
export function heroOnAPhone(html: string): string | undefined {
  const [picture = ''] = /<picture\b.*?<\/picture>/s.exec(html) ?? [];
  return /srcset="[^"]*?(\S+\.avif) 750w/i.exec(picture)?.[1];
}
