import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from './content-rules.ts';
import { MEDIA, makePictures } from './pictures/pictures.ts';
import { CACHE } from './pictures/render.ts';
import { nameOf, readContent } from './read-content.ts';

const PICTURES = 'virtual:pictures';
/** The modules that the plugin loads. */
const LOADED = /^virtual:pictures$|\/src\/content\/.+\.json$/;

/**
 * Gives the pages the content as `read-content.ts` has cleaned it, and its pictures in every size and format, as
 * `virtual:pictures`. Stops at the faults of both. Later builds and the development server use the files of the
 * pictures again.
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
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: (source) => source },
    load: {
      filter: { id: LOADED },
      async handler(id) {
        const { config } = this.environment;
        content ??= readContent(config.root);
        if (id !== PICTURES) {
          const { [nameOf(id)]: file } = await content;
          if (!file) throw new Error(`.pages.yml has no page for ${id}`);
          return JSON.stringify(file);
        }
        pictures ??= makePictures(config, content);
        const { files, all } = await pictures;
        if (config.command === 'build' && config.consumer === 'client')
          for (const file of files) {
            const source = await readFile(join(config.root, CACHE, file));
            this.emitFile({ type: 'asset', fileName: MEDIA + file, source });
          }
        return `export const PICTURES = ${JSON.stringify(all)};`;
      },
    },
  };
}
