import type { Plugin } from 'vite';
import type { Content } from './content-rules.ts';
import { nameOf, readContent } from './read-content.ts';

/** Gives the pages the content as `read-content.ts` has cleaned it, and stops at its faults. */
export function content(): Plugin {
  let content: Promise<Content> | undefined;
  return {
    name: 'content',
    // Before Vite reads the JSON.
    enforce: 'pre',
    async configResolved({ command, root }) {
      // Of a missing file, the bundler would report each import.
      if (command === 'build') content = readContent(root);
      await content;
    },
    watchChange() {
      content = undefined;
    },
    load: {
      filter: { id: /\/src\/content\/.+\.json$/ },
      async handler(id) {
        content ??= readContent(this.environment.config.root);
        return JSON.stringify((await content)[nameOf(id)]);
      },
    },
  };
}
