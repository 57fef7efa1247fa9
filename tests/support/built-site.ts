import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentBytes } from '../../tools/bench/weight.ts';

/** The output folder of `npm run build`. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** The built files, as paths that begin with `/`. */
export const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dist.length));
export const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
/** The size of a file as sent, in bytes. */
export const weigh = (file: string) => sentBytes(join(dist, file));
export const pages = () => files().filter((file) => file.endsWith('.html'));
