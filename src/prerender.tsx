import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';

/**
 * The files that the host serves as pages, the address each is rendered at, and the module of its lazy page. The
 * host answers `404.html` to every unknown path (S-RT-6, R-20).
 */
export const PAGES = [
  { file: 'index.html', path: '/', module: 'src/pages/home.tsx' },
  { file: 'error.html', path: '/error', module: 'src/pages/error.tsx' },
  { file: '404.html', path: '/unknown', module: 'src/pages/error.tsx' },
] as const;

/** React puts what belongs in the head first when it renders no head of its own. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** The HTML of one page: what goes into `<head>`, and what goes into `#root`. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
