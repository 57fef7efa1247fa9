import type { Plugin } from 'vite';
import type { Content } from './content-rules.ts';
import { whyVariablesStop } from './function-plugin.ts';
import { nameOf, readContent, readPages } from './read-content.ts';
import { UserError } from './user-error.ts';

/**
 * Gives the pages the content as `read-content.ts` has cleaned it, and stops at its faults. A production build stops while a file is
 * a sample, unless `ALLOW_SAMPLE_CONTENT=1`: then the pages tell search engines not to index them.
 */
export function content(environment = process.env): Plugin {
  let content: Promise<Content> | undefined;
  return {
    name: 'content',
    // Before Vite reads the JSON.
    enforce: 'pre',
    async config({ root = process.cwd() }, { isPreview }) {
      if (isPreview) return undefined;
      content = readContent(root);
      const read = await content;
      const pages = await readPages(root);
      const samples = pages.filter(({ path }) => read[nameOf(path)].sample);
      const isSample = environment.VERCEL_ENV === 'production' && samples.length > 0;
      if (isSample && environment.ALLOW_SAMPLE_CONTENT !== '1')
        throw new UserError(
          [
            `Aún son datos de muestra: ${samples.map(({ label }) => `«${label}»`).join(', ')}.`,
            'Pon los tuyos y quita la marca «Son datos de muestra», o pon ALLOW_SAMPLE_CONTENT=1 para una demostración.',
            // What else stops the deployment is named in one go.
            ...[whyVariablesStop(environment) ?? []].flat(),
          ].join('\n'),
        );
      return isSample ? { define: { 'import.meta.env.IS_DEMONSTRATION': true } } : undefined;
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
