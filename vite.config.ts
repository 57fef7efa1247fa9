import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { colours } from './tools/build/colours-plugin.ts';
import { content } from './tools/build/content-plugin.ts';
import { drawings } from './tools/build/drawings-plugin.ts';
import { workingFunction } from './tools/build/function-plugin.ts';
import { icons } from './tools/build/icons-plugin.ts';
import { pictures } from './tools/build/pictures-plugin.ts';
import { prerender } from './tools/build/prerender-plugin.ts';
import { sampleContent } from './tools/build/sample-content-plugin.ts';
import { localHost } from './tools/local/local-host.ts';
import { PROJECT_ROOT } from './tools/local/project-root.ts';

/** Tests that start other programs, build the site, encode pictures or take seconds. */
const SLOW = '{src,tools,tests}/**/*.slow.test.ts';
/** Has a command of its own: `npm run test:another-studio`. */
const ANOTHER_STUDIO = 'tests/another-studio.test.ts';

/** The router without its warnings for developers: its `package.json` exports only the development files. */
const ROUTER = join(PROJECT_ROOT, 'node_modules/react-router/dist/production/index.mjs');

/** Limits of each test and hook, in milliseconds. Generous, because tests wait for conditions: only a failure takes so long. */
const timeouts = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });

/** The file of each class name, so that two CSS modules with the same name stop the build. */
const fileOfClass = new Map<string, string>();

/** Without Vite's hash, which does not compress: it costs 0.2 KiB of the home page and 0.7 KiB in all. */
function scopedName(name: string, file: string): string {
  const scoped = `${basename(file, '.module.css')}-${name}`;
  if ((fileOfClass.get(scoped) ?? file) !== file)
    throw new Error(`${file} and ${fileOfClass.get(scoped)} need different file names`);
  fileOfClass.set(scoped, file);
  return scoped;
}

export default defineConfig({
  base: '/',
  // An exact match, because the package also exports `react-router/dom`.
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  plugins: [
    react(),
    colours(),
    pictures(),
    drawings(),
    icons(),
    content(),
    sampleContent(),
    workingFunction(),
    prerender(),
    localHost(),
  ],
  define: {
    // The year in the prerendered copyright line. The browser then shows the current year (S-FTR-9).
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  css: {
    modules: {
      generateScopedName: scopedName,
    },
  },
  // The oldest browsers are those of Vite's default target, "Baseline, widely available": Chrome and Edge 111, Safari 16.4.
  // In Firefox it is 121, for `:has()`. Older ones show the pages, which have the phone number.
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
    // Chromium never fetches a script again whose preload has failed. Without preloads, a lost stylesheet keeps the script unasked.
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
          exclude: [...configDefaults.exclude, SLOW, ANOTHER_STUDIO],
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
          globalSetup: ['tests/support/setup-slow.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'another-studio',
          environment: 'node',
          ...timeouts(300_000),
          include: [ANOTHER_STUDIO],
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
