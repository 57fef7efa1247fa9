import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { cleanPath, type HostRules, headersFor, missingFileRule } from './host-rules.ts';
import { sendFile } from './send-file.ts';

/** The host on this machine: the built site, the function, and the headers of `vercel.json`. */

export type FetchHandler = (request: Request) => Promise<Response>;

type Host = {
  /** The built site. */
  folder: string;
  rules: HostRules;
  eventRequest: FetchHandler;
};

export function createHost({ folder, rules, eventRequest }: Host): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const route = hostRoute(pathname, eventRequest);
    const response = route ? await route(request) : siteResponse(request, folder, rules);
    for (const [name, value] of headersFor(rules.always, pathname))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };
}

/** Scripts that only the host has: here they are empty (S-AN-1, S-AN-2). */
const INSIGHTS_SCRIPTS = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];

/** The handler for a path of the host that is no file of the site. */
export function hostRoute(pathname: string, eventRequest: FetchHandler): FetchHandler | undefined {
  if (pathname === EVENT_REQUEST_PATH) return eventRequest;
  if (!INSIGHTS_SCRIPTS.includes(pathname)) return undefined;
  return async () => new Response('', { headers: { 'content-type': 'text/javascript' } });
}

/** The host's own rule. */
const UNKNOWN_PATH = { file: '/404', status: 404 };

/** A file of the site (S-RT-6, R-20): clean URLs, a real 404, and no HTML for a missing file. */
function siteResponse(request: Request, folder: string, rules: HostRules): Response {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
  const location = cleanPath(pathname);
  if (location !== undefined)
    return new Response(null, { status: 308, headers: { location: location + search } });

  const file = pathname === '/404' ? undefined : findFile(folder, pathname);
  if (file) {
    const response = sendFile(request, file);
    for (const [name, value] of headersFor(rules.found, pathname))
      response.headers.set(name, value);
    return response;
  }
  const instead = missingFileRule(rules, pathname) ?? UNKNOWN_PATH;
  const answer = findFile(folder, instead.file);
  if (!answer) throw new Error(`${folder} has no file for ${instead.file}`);
  return sendFile(request, answer, instead.status);
}

/** Finds the file of a clean URL. Never finds hidden files or files outside the folder. */
function findFile(folder: string, pathname: string): string | undefined {
  const root = resolve(folder);
  try {
    const path = decodeURIComponent(pathname);
    if (/[\\/]\./.test(path)) return undefined;
    return [path, `${path}.html`, join(path, 'index.html')]
      .map((candidate) => join(root, candidate))
      .find((file) => file.startsWith(root + sep) && isFile(file));
  } catch {
    // The path is malformed, or longer than the file system allows.
    return undefined;
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
