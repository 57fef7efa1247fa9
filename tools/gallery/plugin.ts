import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { requestUrl } from '../local/handler.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';

export const GALLERY_PATH = '/__gallery';

/** Every field type in every state (S-GEN-8): a page of `npm run dev`, of which no build has anything. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/__gallery\/?$/.test(requestUrl(request).pathname)) return next();
        try {
          const html = readFileSync(join(PROJECT_ROOT, 'tools/gallery/index.html'), 'utf8');
          const page = await server.transformIndexHtml(GALLERY_PATH, html);
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
