import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

const FORWARD_REF = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;
/** In `Link`: prefetching by the manifest of a framework, which this site does not have. */
const PREFETCHING = /\bshouldPrefetch && !isAbsolute(?= \?)/;
const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm;

/**
 * Bundles the production files of the router, because its `package.json` exports only the development files. Also makes
 * unused components tree-shakeable: bundlers keep calls of `forwardRef` and assignments to `displayName`. Saves 3 KiB
 * (`tools/bench/README.md`).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id.replace(DEVELOPMENT, PRODUCTION);
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: makeTreeShakeable(code), map: null }),
    },
  };
}

export const makeTreeShakeable = (code: string) =>
  code
    .replace(FORWARD_REF, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(PREFETCHING, 'false');
