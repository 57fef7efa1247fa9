import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { content } from './tools/build/content-plugin.ts';
import { deployment } from './tools/build/deployment-plugin.ts';
import { prerender } from './tools/build/prerender-plugin.ts';
import { localHost } from './tools/local/local-host.ts';
import { PROJECT_ROOT } from './tools/local/project-root.ts';

/** Tests that start other programs, build the site, encode pictures or take seconds. */
const SLOW = '{src,tools,tests}/**/*.slow.test.ts';

/** The router without its warnings for developers: its `package.json` exports only the development files. */
const ROUTER = join(PROJECT_ROOT, 'node_modules/react-router/dist/production/index.mjs');

/**
 * Limits of each test and hook, in milliseconds. Generous, because
 * tests wait for conditions: only a failure takes so long.
 */
const timeouts = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });

export default defineConfig({
  base: '/',
  // Each page has its styles inline: class names that are only hashes make a page 2 % smaller.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  // An exact match, because the package also exports `react-router/dom`.
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  plugins: [react(), content(), deployment(), prerender(), localHost()],
  define: {
    // The year in the prerendered copyright line. The browser then shows the current year.
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  // The oldest browsers are those of Vite's default target, "Baseline, widely available": Chrome and Edge 111, Safari
  // 16.4. In Firefox it is 121, for `:has()`. Older ones show the pages, which have the phone number.
  build: {
    // File names are only hashes: ad blockers block files called "social…" or "analytics…".
    rolldownOptions: {
      // `npm run test:e2e` takes each warning for a failure, and this one depends on how busy the machine is.
      checks: { bundlerTimings: false },
      output: {
        // The app is one file: its imports would be found a round trip later.
        codeSplitting: {
          groups: [
            { name: 'start', test: /src\/start\.ts$/, priority: 1 },
            { name: 'app', test: /src\/main\.tsx$/ },
          ],
        },
        entryFileNames: 'static/js/[hash].js',
        chunkFileNames: 'static/js/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/[hash][extname]'
            : 'static/media/[hash][extname]',
      },
    },
    // Chromium never fetches a script again whose preload has failed. Without preloads, a lost stylesheet keeps the
    // script unasked.
    modulePreload: false,
  },
  test: {
    // One more than cores, because the slow tests wait for other programs.
    maxWorkers: 1 + availableParallelism(),
    ...timeouts(60_000),
    // A diff may hold a page: a long one hides the other failures.
    diff: { expand: false, truncateThreshold: 40 },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,tools,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SLOW],
          // Files that share a process take less than half the time. Each test's stubs must then be undone.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          ...timeouts(300_000),
          include: [SLOW],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
    ],
  },
});
