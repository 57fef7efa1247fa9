import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';

/** The `routes` of `vercel.json`, applied to the preview as the host applies them. */

type Route = { handle?: string; src?: string; headers?: Record<string, string>; dest?: string };
/** The routes of a phase that match a path. */
type Phase = (path: string) => Route[];

/** The path of a request. Vite's server changes `url` and keeps the original in `originalUrl`. */
export function pathOf({
  originalUrl,
  url = '/',
}: Pick<Connect.IncomingMessage, 'originalUrl' | 'url'>): string {
  return new URL(`http://localhost${originalUrl ?? url}`).pathname;
}

export function readRoutes(root: string): { always: Phase; missing: Phase; found: Phase } {
  const { routes } = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8')) as {
    routes: Route[];
  };
  const phase =
    (from?: string, to?: string): Phase =>
    (path) => {
      const placeOf = (name: string) => routes.findIndex(({ handle }) => handle === name);
      const part = routes.slice(from ? placeOf(from) : 0, to ? placeOf(to) : undefined);
      return part.filter(({ src }) => src && new RegExp(`^${src}$`, 'i').test(path));
    };
  return {
    always: phase(undefined, 'filesystem'),
    missing: phase('filesystem', 'hit'),
    found: phase('hit'),
  };
}

type Routes = ReturnType<typeof readRoutes>;

export const setHeaders =
  ({ always, found }: Routes, dist: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = pathOf(request);
    const routes = [...always(path), ...(existsSync(join(dist, path)) ? found(path) : [])];
    for (const { headers = {} } of routes)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };

/** As the host does with `cleanUrls` and without `trailingSlash`: `/error.html` and `/error/` → `/error`, `/index.html` → `/`. */
export const redirectToCleanUrl: Connect.NextHandleFunction = (request, response, next) => {
  const path = pathOf(request);
  const clean = cleanPath(path);
  if (clean === path) return next();
  const { search } = new URL(`http://localhost${request.url}`);
  response.writeHead(308, { location: clean + search }).end();
};

const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.html)?\/*$/, '').replace(/^\/*/, '/');

/** A true 404, with no page for a missing file. Vite has found no file, and has added `.html` to the address of a page. */
export const answerMissing =
  ({ missing }: Routes, dist: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const page = pathOf({ url: request.url });
    if (page.endsWith('.html') && page !== '/404.html' && existsSync(join(dist, page)))
      return next();
    const [{ dest = '/404.html' } = {}] = missing(pathOf(request));
    const type = dest.endsWith('.html') ? 'text/html' : 'text/plain';
    response.writeHead(404, { 'content-type': `${type}; charset=utf-8` });
    response.end(readFileSync(join(dist, dest)));
  };
