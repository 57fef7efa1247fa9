import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { requestUrl } from './local/handler.ts';
import { APP_SCRIPT } from './prerender-plugin.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** The rules that the browser's entry brings to every other page. */
const GLOBAL_STYLES = '/src/styles/global.css';

/** Renders the static pages anew at each request of the development server: the app knows no such routes (U-13). */
export function staticPagesInDev(): Plugin {
  return {
    name: 'static-pages-in-dev',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use(async (request, response, next) => {
        try {
          const wantsPage = request.headers.accept?.includes('text/html');
          if (!wantsPage || !ssr || !isRunnableDevEnvironment(ssr)) return next();
          const { pathname } = requestUrl(request);
          const { PAGES, renderPage }: Prerender = await ssr.runner.import('/src/prerender.tsx');
          const page = PAGES.find(({ path, script }) => script === 'never' && path === pathname);
          if (!page) return next();
          const { head, body } = await renderPage(page);
          const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
          const html = shell
            .replace(APP_SCRIPT, '')
            .replace('</head>', () => `${head}${stylesOf(ssr)}</head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Every stylesheet that rendering has asked for so far. */
function stylesOf({ moduleGraph }: DevEnvironment): string {
  const asked = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  return [GLOBAL_STYLES, ...asked].map((url) => `<link rel="stylesheet" href="${url}">`).join('');
}
