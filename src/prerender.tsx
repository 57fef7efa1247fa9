import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';
import { STATIC_PATHS, STRUCTURED_DATA_BLOCK, siteFiles } from './site-files.ts';

export interface Page {
  /** What the host serves. */
  file: string;
  /** The address at which it is rendered. */
  path: string;
  /** The lazy module whose stylesheets it needs, and whose script, if it is a page of the app. */
  module: string;
  /** When it runs the app: `never` on static pages (U-13), `later` where there is something to see first. */
  script: 'never' | 'now' | 'later';
  /** HTML for its head that nothing in the browser needs. */
  data?: string;
}

/** The pages. The host answers `404.html` to every unknown path (S-RT-6, R-20). */
export const PAGES: readonly Page[] = [
  {
    file: 'index.html',
    path: '/',
    module: 'src/pages/home.tsx',
    script: 'later',
    data: STRUCTURED_DATA_BLOCK,
  },
  { file: 'error.html', path: '/error', module: 'src/pages/error.tsx', script: 'later' },
  { file: '404.html', path: '/unknown', module: 'src/pages/error.tsx', script: 'now' },
  ...STATIC_PATHS.map(
    (path): Page => ({
      file: `${path.slice(1)}.html`,
      path,
      module: 'src/static-routes.tsx',
      script: 'never',
    }),
  ),
];

/** React puts what belongs in the head first when it renders no head of its own. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** The HTML of one page: what goes into `<head>`, and what goes into `#root`. */
export async function renderPage({ path, script, data = '' }: Page) {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{await routesOf(script)}</StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head: head + data, body: html.slice(head.length) };
}

/** The files that go with the pages, given their heads: a page with a canonical address is one that may be found. */
export function filesBeside(
  heads: readonly string[],
  colours: ReadonlyMap<string, string>,
): Record<string, string> {
  const addresses = heads.flatMap((head) => CANONICAL.exec(head)?.[1] ?? []);
  return siteFiles(addresses, colours);
}

/** Static pages are a chunk of their own, so that the build knows their stylesheets apart from the app's. */
async function routesOf(script: Page['script']): Promise<ReactNode> {
  if (script !== 'never') return <AppRoutes />;
  const { StaticRoutes } = await import('./static-routes.tsx');
  return <StaticRoutes />;
}
