import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import vercel from '../../vercel.json' with { type: 'json' };

/** The `routes` of `vercel.json`, applied to the preview as the host applies them. */

type Route = { handle?: string; src?: string; headers?: Record<string, string>; dest?: string };

const routes: readonly Route[] = vercel.routes;
/** Where the phase for missing files begins, and that for found ones. */
const filesystem = routes.findIndex(({ handle }) => handle === 'filesystem');
const hit = routes.findIndex(({ handle }) => handle === 'hit');

const matching = (phase: readonly Route[], path: string) =>
  phase.filter(({ src }) => src && new RegExp(`^${src}$`, 'i').test(path));

/** The path of a request. Vite's server changes `url` and keeps the original in `originalUrl`. */
export function pathOf({
  originalUrl,
  url = '/',
}: Pick<Connect.IncomingMessage, 'originalUrl' | 'url'>): string {
  return new URL(`http://localhost${originalUrl ?? url}`).pathname;
}

export const setHeaders =
  (dist: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = pathOf(request);
    const found = existsSync(join(dist, path)) ? routes.slice(hit) : [];
    const phases = [...routes.slice(0, filesystem), ...found];
    for (const { headers = {} } of matching(phases, path))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };

/**
 * As the host does with `cleanUrls` and without `trailingSlash`:
 * `/error.html` and `/error/` → `/error`, `/index.html` → `/`.
 */
export const redirectToCleanUrl: Connect.NextHandleFunction = (request, response, next) => {
  const path = pathOf(request);
  const clean = cleanPath(path);
  if (clean === path) return next();
  const { search } = new URL(`http://localhost${request.url}`);
  response.writeHead(308, { location: clean + search }).end();
};

const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.html)?\/*$/, '').replace(/^\/*/, '/');

/**
 * A true 404, with no page for a missing file. Vite has found no file, and has added `.html` to the address of a page.
 */
export const answerMissing =
  (dist: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const page = pathOf({ url: request.url });
    if (page.endsWith('.html') && page !== '/404.html' && existsSync(join(dist, page)))
      return next();
    const missing = routes.slice(filesystem, hit);
    const [{ dest = '/404.html' } = {}] = matching(missing, pathOf(request));
    const type = dest.endsWith('.html') ? 'text/html' : 'text/plain';
    response.writeHead(404, { 'content-type': `${type}; charset=utf-8` });
    response.end(readFileSync(join(dist, dest)));
  };
