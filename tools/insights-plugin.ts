import type { Plugin } from 'vite';

/** Where the measuring scripts come from in a development server of another kind than ours (S-AN-1, S-AN-2). */
const FOREIGN_HOST = 'https://va.vercel-scripts.com';

/**
 * Takes the host of Vercel's debug scripts out of the build: production asks the site's own paths alone, the security policy
 * would refuse another, and whoever looks through `dist/` for strangers finds none.
 */
export function ownInsightsScripts(): Plugin {
  return {
    name: 'own-insights-scripts',
    apply: 'build',
    transform: {
      filter: { id: /@vercel\/(?:analytics|speed-insights)\// },
      handler: (code) => ({ code: code.replaceAll(FOREIGN_HOST, ''), map: null }),
    },
  };
}
