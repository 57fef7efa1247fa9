import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment } from 'vite';
import { pageHtml } from './page-html.ts';
import { readContent } from './read-content.ts';

type Prerender = typeof import('../../src/prerender.tsx');

/** Pages of the app get these rules from the browser's entry. */
const GLOBAL_STYLES = '/src/styles/global.css';

/** Serves the static pages in development, rendered anew at each request (U-13). */
export function staticPagesInDev(): Plugin {
  return {
    name: 'static-pages-in-dev',
    apply: 'serve',
    async configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const content = await readContent(server.config.root);
      for (const { path } of Object.values<{ path: string }>(content['legal/pages']))
        server.middlewares.use(path, (_, response, next) => {
          const page = pageAt(path, ssr).then((html) => server.transformIndexHtml(path, html));
          response.setHeader('content-type', 'text/html; charset=utf-8');
          page.then((html) => response.end(html), next);
        });
    },
  };
}

async function pageAt(pathname: string, ssr: RunnableDevEnvironment) {
  const { PAGES, renderPage }: Prerender = await ssr.runner.import('/src/prerender.tsx');
  const page = PAGES.find(({ path }) => path === pathname);
  if (!page) throw new Error(`src/prerender.tsx has no page ${pathname}`);
  const { head, body } = await renderPage(page);
  const shell = await readFile(join(ssr.config.root, 'index.html'), 'utf8');
  return pageHtml({ shell, head: head + linksToStyles(ssr), body, styles: [] });
}

/** Links to every stylesheet that the rendered pages have imported so far. The pattern excludes virtual stylesheets of pictures. */
function linksToStyles({ moduleGraph }: RunnableDevEnvironment): string {
  const files = [...moduleGraph.urlToModuleMap.keys()].filter((url) => /^\/.+\.css$/.test(url));
  return [GLOBAL_STYLES, ...files].map((url) => `<link rel="stylesheet" href="${url}">`).join('');
}
