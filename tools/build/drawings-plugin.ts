import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { paint, TOKENS } from '../../src/styles/colours.ts';
import { viewBoxOf } from './logos.ts';
import { hashOf } from './pictures/cache.ts';

const WHOLE = '?drawing';
const VIEWS = '?views';
const VIEW = /<view\b[^>]*\sid\s*=\s*["'](\w+)["'][^>]*>/g;
const ROOT_VIEW_BOX = /(<svg\b[^>]*?)\sviewBox\s*=\s*(["']).*?\2/;

/**
 * `name.svg?drawing` has the address and the size of an SVG for `<img>`; `name.svg?views` exports those of each `<view>` in it, under
 * its id. Replaces colour variables in it: no stylesheet of the page applies within an `<img>`.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite's own handling of SVG files.
    enforce: 'pre',
    async load(id) {
      const query = [WHOLE, VIEWS].find((each) => id.endsWith(each));
      if (!query) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const svg = await readFile(file, 'utf8');
      const place = relative(this.environment.config.root, file);
      if (query === WHOLE)
        return `export default ${JSON.stringify({ src: addDrawing(this, svg), ...viewBoxOf(place, svg) })};`;
      // Without the shape of the whole, which WebKit would give to each view.
      const src = addDrawing(this, svg.replace(ROOT_VIEW_BOX, '$1'));
      const views = [...svg.matchAll(VIEW)].map(([view, name]) => {
        const size = viewBoxOf(`${place}#${name}`, view);
        return `export const ${name} = ${JSON.stringify({ src: `${src}#${name}`, ...size })};`;
      });
      return views.join('\n');
    },
  };
}

/** Adds an SVG to the site, in the colours of `tokens.css`, by default named after its hash. Returns its address. */
export function addDrawing(context: Rolldown.PluginContext, svg: string, name = ''): string {
  const { base, command, consumer } = context.environment.config;
  context.addWatchFile(fileURLToPath(TOKENS));
  const source = paint(svg);
  // The development server does not serve emitted files.
  if (command !== 'build') return `data:image/svg+xml,${encodeURIComponent(source)}`;
  const fileName = `static/media/${name || hashOf(source).slice(0, 8)}.svg`;
  if (consumer === 'client') context.emitFile({ type: 'asset', fileName, source });
  return base + fileName;
}
