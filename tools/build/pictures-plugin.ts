import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from 'virtual:pictures';
import type { Plugin, ResolvedConfig } from 'vite';
import { cropsOf, type PictureFile, planCrop } from './pictures/plan.ts';
import { CACHE, hashOf, makeFile, readMaster } from './pictures/render.ts';
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
        const styles = `${PICTURES}-${hashOf(css)}.css`;
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
  const all: Record<string, Picture> = {};
  const rules: string[] = [];
  const files: string[] = [];
  const sources = ['pictures.json', 'studio.json'];
  for (const crop of cropsOf(await readContent(root))) {
    const { name, isPortrait, alt } = crop;
    const master = await readMaster(root, join(CONTENT, crop.file));
    const { width, height, focus, avif, webp } = planCrop(crop, master);
    const make = async (planned: PictureFile) => {
      const file = await makeFile(root, master, planned, logger);
      files.push(file);
      return folder + file;
    };
    const sizes = avif.map(async (planned) => `${await make(planned)} ${planned.width}w`);
    const srcSet = (await Promise.all(sizes)).join(', ');
    const className = `pictures-${name}${isPortrait ? '-portrait' : ''}`;
    const made = { srcSet, width, height, className };
    all[name] = isPortrait
      ? { ...(all[name] as Picture), portrait: made }
      : { ...made, src: await make(webp), alt };
    const rule = `.${className}{object-position:${percent(focus.left)} ${percent(focus.top)}}`;
    rules.push(isPortrait ? `@media (orientation:portrait){${rule}}` : rule);
    sources.push(crop.file);
  }
  return {
    all,
    // The layer makes the stylesheets of sections override these rules. A class, because no `style` attribute has a media query.
    css: `@layer picture{${rules.join('')}}`,
    files,
    sources: sources.map((file) => join(root, CONTENT, file)),
  };
}

const percent = (value: number) => `${Number(value.toFixed(1))}%`;
