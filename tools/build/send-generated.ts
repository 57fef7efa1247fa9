import { extname } from 'node:path';
import type { Connect } from 'vite';

type Generate = () => Promise<Buffer | string | undefined>;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};
/** The content type of a file; a name without an extension is a page. */
export const typeOf = (file: string) =>
  TYPES[extname(file) || '.html'] ?? 'application/octet-stream';

/** Middleware of the development server: answers a request with the file that `find` generates for it. */
export function sendGenerated(
  find: (fileName: string) => Generate | undefined,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const fileName = pathOf(request).slice(1);
    const generate = find(fileName);
    if (!generate) return next();
    generate().then((content) => {
      response.setHeader('content-type', typeOf(fileName));
      response.end(content);
    }, next);
  };
}

/** The path of a request. Vite's server changes `url` and keeps the original in `originalUrl`. */
export function pathOf({
  originalUrl,
  url = '/',
}: Pick<Connect.IncomingMessage, 'originalUrl' | 'url'>): string {
  return new URL(`http://localhost${originalUrl ?? url}`).pathname;
}
