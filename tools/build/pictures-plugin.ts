import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from 'virtual:pictures';
import type { Plugin, ResolvedConfig } from 'vite';
import { type PlacedCrop, placedCrops } from './pictures/crops.ts';
import { readMaster } from './pictures/master.ts';
import { planPicture } from './pictures/plan.ts';
import { averageColour, CACHE, hashOf, makeFile, type Rendering } from './pictures/render.ts';
import { CONTENT, readContent } from './read-content.ts';

const PICTURES = 'virtual:pictures';

/**
 * Makes every size and format of the pictures of `pictures.json` and `studio.json`, for `virtual:pictures`. Later builds and the
 * development server use the files again.
 */
export function pictures(): Plugin {
  let made: ReturnType<typeof makePictures> | undefined;
  return {
    name: 'pictures',
    async configResolved(config) {
      // An error of the bundler would hide the message among others.
      if (config.command === 'build') made = makePictures(config);
      await made;
    },
    watchChange() {
      made = undefined;
    },
    resolveId: { filter: { id: /^virtual:pictures/ }, handler: (source) => source },
    load: {
      filter: { id: /^virtual:pictures/ },
      async handler(id) {
        const { config } = this.environment;
        made ??= makePictures(config);
        const { all, css, files, sources } = await made;
        if (id !== PICTURES) return css;
        for (const path of sources) this.addWatchFile(path);
        if (config.command === 'build' && config.consumer === 'client')
          for (const file of files) {
            const source = await readFile(join(config.root, CACHE, file));
            this.emitFile({ type: 'asset', fileName: MEDIA + file, source });
          }
        // The id has the hash of the styles, so that the development server loads them anew after a change.
        const styles = `${PICTURES}-${hashOf(css).slice(0, 8)}.css`;
        return `import '${styles}'; export const PICTURES = ${JSON.stringify(all)};`;
      },
    },
  };
}

const MEDIA = 'static/media/';

type Config = Pick<ResolvedConfig, 'root' | 'base' | 'command' | 'logger'>;

async function makePictures({ root, base, command, logger }: Config) {
  // The development server serves the cache like any other folder.
  const folder = command === 'build' ? base + MEDIA : `/${CACHE}/`;
  const files: string[] = [];
  const crops = await Promise.all(
    placedCrops(await readContent(root)).map(async (placed) => {
      const master = await readMaster(root, join(CONTENT, placed.file));
      const { width, height, focus, avif, fallback } = planPicture(placed, master);
      const make = async (rendering: Rendering) => {
        const file = await makeFile(root, master, rendering, logger);
        files.push(file);
        return folder + file;
      };
      const sizes = avif.map(async (each) => `${await make(each)} ${each.width}w`);
      const className = `pictures-${placed.name}${placed.isPortrait ? '-portrait' : ''}`;
      return {
        placed,
        made: { srcSet: (await Promise.all(sizes)).join(', '), width, height, className },
        src: placed.isPortrait ? '' : await make(fallback),
        rule: ruleOf(placed, className, focus, await averageColour(master, fallback.crop)),
      };
    }),
  );
  const all: Record<string, Picture> = {};
  for (const { placed, made, src } of crops) {
    const { name, alt, isPortrait } = placed;
    all[name] = isPortrait ? { ...(all[name] as Picture), portrait: made } : { ...made, src, alt };
  }
  return {
    all,
    // The layer makes the stylesheets of sections override these rules. A class, because no `style` attribute has a media query.
    css: `@layer picture{${crops.map(({ rule }) => rule).join('')}}`,
    files,
    sources: ['pictures.json', 'studio.json', ...crops.map(({ placed }) => placed.file)].map(
      (file) => join(root, CONTENT, file),
    ),
  };
}

function ruleOf(
  { isPortrait }: PlacedCrop,
  className: string,
  { left, top }: PlacedCrop['focus'],
  colour: string,
) {
  const focus = `${Number(left.toFixed(1))}% ${Number(top.toFixed(1))}%`;
  const rule = `.${className}{background-color:${colour};object-position:${focus}}`;
  return isPortrait ? `@media (orientation:portrait){${rule}}` : rule;
}
