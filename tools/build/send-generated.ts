import { extname } from 'node:path';
import type { Connect } from 'vite';
import { typeOf } from '../local/send-file.ts';

type Generate = () => Promise<Buffer | string | undefined>;

/** Middleware of the development server: answers a request with the file that `find` generates for it. */
export function sendGenerated(
  find: (fileName: string) => Generate | undefined,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const fileName = pathOf(request).slice(1);
    const generate = find(fileName);
    if (!generate) return next();
    generate().then((content) => {
      response.setHeader('content-type', typeOf(extname(fileName) || '.html'));
      response.end(content);
    }, next);
  };
}

/** The path of a request. Vite's server changes `url` and keeps the original in `originalUrl`. */
export function pathOf({ originalUrl, url = '/' }: Connect.IncomingMessage): string {
  return new URL(`http://localhost${originalUrl ?? url}`).pathname;
}
