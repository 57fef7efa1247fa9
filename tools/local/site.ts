import { statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Handler } from './handler.ts';
import { requestUrl, sendText } from './handler.ts';
import { cleanPath } from './host-rules.ts';
import { isTextFile, sendTextFile } from './text-file.ts';

/** Serves the built site as the host would (S-RT-6, R-20): clean addresses, a true 404, no HTML for what is no page. */
export function createSite(folder: string): Handler {
  // `dev` looks at the disk each time: a build in the meantime neither breaks nor blinds the server.
  const sendMedia = sirv(folder, { dev: true, etag: true });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const { pathname, search } = requestUrl(request);
    const location = cleanPath(pathname);
    if (location !== undefined) {
      response.writeHead(308, { location: location + search }).end();
      return;
    }
    const file = pathname === '/404' ? undefined : findFile(folder, pathname);
    if (file && isTextFile(file)) return sendTextFile(request, response, file);
    if (file) return sendMedia(request, response, () => sendText(response, 404, 'Not found'));
    const notFoundPage = findFile(folder, '/404');
    if (!mayBePage(pathname) || !notFoundPage) return sendText(response, 404, 'Not found');
    sendTextFile(request, response, notFoundPage, 404);
  };
}

/** The file behind a clean address: itself, or its page. Nothing outside the folder, nothing hidden. */
function findFile(folder: string, pathname: string): string | undefined {
  const root = resolve(folder);
  const path = decodeURIComponent(pathname);
  if (path.includes('\0') || /[\\/]\./.test(path)) return undefined;
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates
    .map((candidate) => join(root, candidate))
    .find((file) => file.startsWith(root + sep) && isFile(file));
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A path that a visitor may have typed, in contrast to one that a script or a style sheet asks for. */
export function mayBePage(pathname: string): boolean {
  return !/^\/(?:static|api|_vercel)(?:\/|$)/.test(pathname) && extname(pathname) === '';
}
