import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { businessCheck } from './tools/build/business-plugin.ts';
import { colours } from './tools/build/colours-plugin.ts';
import { drawings } from './tools/build/drawings-plugin.ts';
import { icons } from './tools/build/icons-plugin.ts';
import { leanRouter } from './tools/build/lean-router-plugin.ts';
import { mailTemplateCheck } from './tools/build/mail-template-plugin.ts';
import { pictures } from './tools/build/pictures-plugin.ts';
import { prerender } from './tools/build/prerender-plugin.ts';
import { sampleContent } from './tools/build/sample-content-plugin.ts';
import { staticPagesInDev } from './tools/build/static-pages-plugin.ts';

/** Tests that start other programs (Redis among them), build or encode pictures, or take seconds. */
const SLOW = '{src,tools,tests}/**/*.slow.test.ts';

/**
 * The app's scripts, each evaluated in a task of its own (`src/start/load-app.ts`): on a slow phone one task for all would
 * keep a tap waiting.
 */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/ui\/mount\.ts$/ },
  { name: 'router', test: /\/node_modules\/react-router(?:-dom)?\// },
  { name: 'app', tags: ['$initial' as const] },
];

/** What a test and its hooks may take, in milliseconds. A wait ends when the thing is there: only what never comes gets so far. */
const patience = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    leanRouter(),
    colours(),
    pictures(),
    drawings(),
    icons(),
    sampleContent(),
    businessCheck(),
    mailTemplateCheck(),
    prerender(),
    staticPagesInDev(),
  ],
  define: {
    // The year of the prerendered copyright line; the browser then shows its own (S-FTR-9).
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  css: {
    modules: {
      // A file's name is given once: no hash, which no compression makes shorter.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  build: {
    // Names are hashes only: ad blockers block files called "social…" or "analytics…".
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[hash].js',
        chunkFileNames: 'static/js/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/[hash][extname]'
            : 'static/media/[hash][extname]',
      },
    },
    // Older than Vite's own: `@media (width >= 768px)` is unknown to Safari before 16.4.
    target: ['chrome111', 'edge111', 'firefox114', 'safari15.4'],
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  test: {
    // Vitest's own choice keeps one core free: on a machine of two that is half of it.
    maxWorkers: '100%',
    ...patience(60_000),
    setupFiles: ['tests/support/short-failures.ts'],
    diff: { expand: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,tools,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SLOW],
          // One process for many files takes less than half the time; what a test stubs must then end with it.
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
          ...patience(300_000),
          include: [SLOW],
          globalSetup: ['tests/support/deploy-once.ts'],
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
