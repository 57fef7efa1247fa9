import { extname } from 'node:path';
import type { Connect } from 'vite';
import { requestUrl } from '../local/handler.ts';
import { typeOf } from '../local/send-file.ts';

type Make = () => Promise<Buffer | string | undefined>;

/** A middleware of the development server that makes a file of the site at each request for it. */
export function sendMade(find: (fileName: string) => Make | undefined): Connect.NextHandleFunction {
  return (request, response, next) => {
    const fileName = requestUrl(request).pathname.slice(1);
    const make = find(fileName);
    if (!make) return next();
    make().then((content) => {
      response.setHeader('content-type', typeOf(extname(fileName) || '.html'));
      response.end(content);
    }, next);
  };
}
