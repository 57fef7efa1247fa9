import type { Plugin } from 'vite';

const FOLDERS = {
  development: '/react-router/dist/development/',
  built: '/react-router/dist/production/',
};
const FORWARDED = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;
/** In `Link`: what a framework's manifest says of the page behind it; there is none here. */
const PREFETCHING = /\bshouldPrefetch && !isAbsolute(?= \?)/;
const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm;

/**
 * Gives visitors the router without its warnings for developers, and without what the site does not use of it: 3 KiB
 * (`tools/bench/README.md`). The package names its development files alone, and a component made by `forwardRef` or given a
 * name for React's tools counts as used.
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
        return found?.id.replace(FOLDERS.development, FOLDERS.built);
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: shakeable(code), map: null }),
    },
  };
}

export const shakeable = (code: string) =>
  code
    .replace(FORWARDED, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(PREFETCHING, 'false');
