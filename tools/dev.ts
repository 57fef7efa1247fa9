import type { Plugin } from 'vite';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { printAddresses } from './local/addresses.ts';
import type { Handler } from './local/handler.ts';
import { requestUrl, sendText } from './local/handler.ts';
import { missingFileRule, readHostRules } from './local/host-rules.ts';
import { assertPortIsFree, refuseTunnel, stopSignal } from './local/listen.ts';
import { setUpMail } from './local/local-mail.ts';
import { createMailbox } from './local/mailbox.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import type { EventRequestModule } from './local/routes.ts';
import { hostRoutes, mailboxRoutes } from './local/routes.ts';
import { loadEnvFile, readPort } from './local/settings.ts';

/** `npm run dev`: Vite's development server with the function and the mailbox. */

const DEFAULT_PORT = 5173;
const COMMAND = 'npm run dev';

loadEnvFile();
const port = readPort(process.env, DEFAULT_PORT);
await assertPortIsFree(port, COMMAND);
const mailTarget = await setUpMail();
const rules = readHostRules();

const localRoutes: Plugin = {
  name: 'local-routes',
  // Before the middlewares of other plugins: these handlers refuse malformed addresses, for which the others would throw.
  enforce: 'pre',
  configureServer(server) {
    const { ssr } = server.environments;
    const importFunction = (): Promise<EventRequestModule> => {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no ssr environment');
      return ssr.runner.import('/api/event-request.ts');
    };
    const handlers = [...mailboxRoutes(createMailbox(mailTarget)), ...hostRoutes(importFunction)];
    for (const handler of handlers) server.middlewares.use(handler);
    server.httpServer?.on('connect', refuseTunnel);
    return () => server.middlewares.use(refuseMissingFile);
  },
};

/** Answers 404 to a missing file, for which Vite would send the page (S-RT-6). */
const refuseMissingFile: Handler = (request, response, next) => {
  const { pathname } = requestUrl(request);
  if (pathname.endsWith('.html') || !missingFileRule(rules, pathname)) return next();
  sendText(response, 404, 'Not found');
};

const server = await createServer({
  root: PROJECT_ROOT,
  plugins: [localRoutes],
  server: { port, strictPort: true, host: '127.0.0.1' },
});
await server.listen();
printAddresses(port, { Gallery: '/tools/gallery/' });

await stopSignal();
process.exit(0);
