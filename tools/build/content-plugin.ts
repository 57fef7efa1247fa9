import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from 'virtual:pictures';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Content } from './content-rules.ts';
import { cropsOf, type PictureFile, planCrop } from './pictures/plan.ts';
import { CACHE, hashOf, makeFile, readMaster } from './pictures/render.ts';
import { CONTENT, nameOf, readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

const PICTURES = 'virtual:pictures';
/** The modules that the plugin loads. */
const LOADED = /^virtual:pictures|\/src\/content\/.+\.json$/;
const MEDIA = 'static/media/';

/**
 * Gives the pages the content as `read-content.ts` has cleaned it, and its pictures in every size and format, as `virtual:pictures`.
 * Stops at the faults of both. Later builds and the development server use the files of the pictures again.
 */
export function content(): Plugin {
  let content: Promise<Content> | undefined;
  let pictures: ReturnType<typeof makePictures> | undefined;
  return {
    name: 'content',
    // Before Vite reads the JSON.
    enforce: 'pre',
    async configResolved(config) {
      if (config.command !== 'build') return;
      // In the bundler, other errors would hide the message.
      content = readContent(config.root);
      pictures = makePictures(config, content);
      await pictures;
    },
    hotUpdate({ file, modules }) {
      if (!/\/(?:src\/content\/.+|\.pages\.yml)$/.test(file)) return undefined;
      content = undefined;
      pictures = undefined;
      // Facts of one file stand in the texts of others.
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...modules, ...[...idToModuleMap.values()].filter(({ id }) => id && LOADED.test(id))];
    },
    resolveId: { filter: { id: /^virtual:pictures/ }, handler: (source) => source },
    load: {
      filter: { id: LOADED },
      async handler(id) {
        const { config } = this.environment;
        content ??= readContent(config.root);
        if (!id.startsWith(PICTURES)) {
          const { [nameOf(id)]: file } = await content;
          if (!file) throw new UserError(`.pages.yml: falta la página de ${nameOf(id)}.json`);
          return JSON.stringify(file);
        }
        pictures ??= makePictures(config, content);
        const { all, css, files } = await pictures;
        if (id !== PICTURES) return css;
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

type Config = Pick<ResolvedConfig, 'root' | 'base' | 'command' | 'logger'>;

async function makePictures({ root, base, command, logger }: Config, content: Promise<Content>) {
  // The development server serves the cache like any other folder.
  const folder = command === 'build' ? base + MEDIA : `/${CACHE}/`;
  const all: Record<string, Picture> = {};
  const rules: string[] = [];
  const files: string[] = [];
  for (const crop of cropsOf(await content)) {
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
  }
  return {
    all,
    // The layer makes the stylesheets of sections override these rules. A class, because no `style` attribute has a media query.
    css: `@layer picture{${rules.join('')}}`,
    files,
  };
}

const percent = (value: number) => `${Number(value.toFixed(1))}%`;
