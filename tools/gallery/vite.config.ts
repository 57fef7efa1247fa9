import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colours } from '../build/colours-plugin.ts';

/** Builds the gallery for the browser tests, with React's warnings. `npm run dev` serves it from the sources. */
export default defineConfig({
  mode: 'development',
  plugins: [react(), colours()],
  build: {
    // As in the site's configuration.
    rolldownOptions: { input: 'tools/gallery/index.html', checks: { bundlerTimings: false } },
    outDir: 'node_modules/.cache/gallery',
  },
});
