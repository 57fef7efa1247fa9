import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What files weigh on the wire: text in brotli's best, as the host sends it; what is compressed already as it is. */

const COMPRESSED = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);
const KIB = 1024;

export const toKib = (bytes: number) => bytes / KIB;

export function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  // Node's default quality is brotli's highest, 11.
  return COMPRESSED.has(extname(file)) ? bytes.length : brotliCompressSync(bytes).length;
}

export interface KindWeight {
  kind: string;
  files: number;
  bytes: number;
}

/** All files of a folder by their ending, heaviest first. */
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

/** The AVIF of 750 pixels of the page's first picture, as a phone held upright takes it. */
export function heroOnAPhone(html: string): string | undefined {
  const [picture = ''] = /<picture\b.*?<\/picture>/s.exec(html) ?? [];
  return /srcset="[^"]*?(\S+\.avif) 750w/i.exec(picture)?.[1];
}
