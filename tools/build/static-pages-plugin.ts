import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { STATIC_PATHS } from '../../src/content/legal/legal-links.ts';
import { readColours } from '../../src/styles/colours.ts';
import { sendGenerated } from './send-generated.ts';

type Prerender = typeof import('../../src/prerender.tsx');

/** Static pages have no app (U-13). */
const APP_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
/** Pages of the app get these rules from the browser's entry. */
const GLOBAL_STYLES = '/src/styles/global.css';

/** The site files (U-12). */
const SITE_FILES = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml'];

/** Serves the static pages and the site files in development, rendered anew at each request (U-12, U-13). */
export function staticPagesInDev(): Plugin {
  return {
    name: 'static-pages-in-dev',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const load = (): Promise<Prerender> => ssr.runner.import('/src/prerender.tsx');
      const page = async (path: string) =>
        server.transformIndexHtml(path, await pageAt(path, await load(), ssr));
      server.middlewares.use(
        sendGenerated((fileName) => {
          const path = `/${fileName}`;
          if (STATIC_PATHS.includes(path)) return () => page(path);
          return SITE_FILES.includes(fileName)
            ? async () => fileAt(fileName, await load())
            : undefined;
        }),
      );
    },
  };
}

async function pageAt(pathname: string, { PAGES, renderPage }: Prerender, ssr: DevEnvironment) {
  const page = PAGES.find(({ path }) => path === pathname);
  if (!page) throw new Error(`src/prerender.tsx has no page ${pathname}`);
  const { head, body } = await renderPage(page);
  const shell = await readFile(join(ssr.config.root, 'index.html'), 'utf8');
  return shell
    .replace(APP_SCRIPT, '')
    .replace('</head>', () => `${head}${stylesOf(ssr)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

async function fileAt(fileName: string, { PAGES, renderPage, filesBeside }: Prerender) {
  // Only the sitemap needs the pages.
  const pages = await Promise.all(fileName === 'sitemap.xml' ? PAGES.map(renderPage) : []);
  return filesBeside(
    pages.map(({ head }) => head),
    readColours(),
  )[fileName];
}

/** Links to every stylesheet that the rendered pages have imported so far. The pattern excludes virtual stylesheets of pictures. */
function stylesOf({ moduleGraph }: DevEnvironment): string {
  const files = [...moduleGraph.urlToModuleMap.keys()].filter((url) => /^\/.+\.css$/.test(url));
  return [GLOBAL_STYLES, ...files].map((url) => `<link rel="stylesheet" href="${url}">`).join('');
}
