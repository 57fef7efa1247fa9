import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paint, TOKENS } from '../../src/styles/colours.ts';
import { viewBoxOf } from './logos.ts';

const MODULE = /^\0?drawing:([\w-]+)$/;
const FOLDER = 'src/content/drawings';

/**
 * Resolves `drawing:NAME` to the address and the size of an SVG for `<img>`. Replaces colour variables in it: no stylesheet of the page
 * applies within an `<img>`.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    resolveId(source) {
      return MODULE.test(source) ? `\0${source}` : undefined;
    },
    async load(id) {
      const [, name] = id.startsWith('\0') ? (MODULE.exec(id) ?? []) : [];
      if (!name) return undefined;
      const { root, base, command, consumer } = this.environment.config;
      const path = join(FOLDER, `${name}.svg`);
      for (const file of [join(root, path), fileURLToPath(TOKENS)]) this.addWatchFile(file);
      const svg = paint(await readFile(join(root, path), 'utf8'));
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      const fileName = `static/media/${hash}.svg`;
      const isBuild = command === 'build';
      if (isBuild && consumer === 'client') this.emitFile({ type: 'asset', fileName, source: svg });
      // The development server does not serve emitted files.
      const src = isBuild ? base + fileName : `data:image/svg+xml,${encodeURIComponent(svg)}`;
      return `export default ${JSON.stringify({ src, ...viewBoxOf(path, svg) })};`;
    },
  };
}
