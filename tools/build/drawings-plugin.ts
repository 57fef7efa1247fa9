import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paint, TOKENS } from '../../src/styles/colours.ts';
import { viewBoxOf } from './logos.ts';
import { hashOf } from './pictures/cache.ts';

const QUERY = '?drawing';

/**
 * `name.svg?drawing` has the address and the size of an SVG for `<img>`. Replaces colour variables in it: no stylesheet of the page
 * applies within an `<img>`.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite's own handling of SVG files.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { root, base, command, consumer } = this.environment.config;
      const file = id.slice(0, -QUERY.length);
      for (const path of [file, fileURLToPath(TOKENS)]) this.addWatchFile(path);
      const svg = paint(await readFile(file, 'utf8'));
      const fileName = `static/media/${hashOf(svg).slice(0, 8)}.svg`;
      const isBuild = command === 'build';
      if (isBuild && consumer === 'client') this.emitFile({ type: 'asset', fileName, source: svg });
      // The development server does not serve emitted files.
      const src = isBuild ? base + fileName : `data:image/svg+xml,${encodeURIComponent(svg)}`;
      return `export default ${JSON.stringify({ src, ...viewBoxOf(relative(root, file), svg) })};`;
    },
  };
}
