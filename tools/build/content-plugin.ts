import * as v from 'valibot';
import type { Plugin } from 'vite';
import type { Studio } from '../../src/content/schema/studio.ts';
import { checkContent, FACTS } from './check-content.ts';
import { fileOf } from './read-content.ts';

/**
 * Stops at content that breaks its schema (U-16, U-33, U-44), in the development server too. Names the missing entries of `STUDIO`
 * once, and replaces `STUDIO.name` of a missing one with `undefined`, so that the bundler drops its section and styles.
 */
export function content(): Plugin {
  let studio: Studio | undefined;
  return {
    name: 'content',
    apply: (_, { mode }) => mode !== 'test',
    // Before Vite reads the JSON.
    enforce: 'pre',
    async buildStart() {
      const { command, consumer, root, logger } = this.environment.config;
      const checked = await checkContent(root);
      if (command !== 'build') return;
      studio = checked;
      const { labels: _, ...entries } = FACTS.studio.entries;
      const missing = Object.entries(entries).filter(([name]) => !(name in checked));
      const names = missing.map(([, { wrapped }]) => v.getTitle(wrapped)).join(', ');
      if (consumer === 'client' && names) logger.info(`Vacío: ${names}: ${fileOf('studio')}`);
    },
    transform: {
      filter: { id: [/\/src\/content\/.+\.json$/, /\.tsx?$/] },
      async handler(code, id) {
        const { command, root } = this.environment.config;
        if (command === 'serve' && id.endsWith('.json')) await checkContent(root);
        if (!studio || !code.includes('STUDIO.')) return undefined;
        const entries = studio;
        const withoutMissing = code.replace(/\bSTUDIO\.(\w+)/g, (read, name) =>
          name in entries ? read : 'undefined',
        );
        return { code: withoutMissing, map: null };
      },
    },
  };
}
