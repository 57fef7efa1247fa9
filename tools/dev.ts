import type { Connect, Plugin } from 'vite';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { pathOf } from './build/send-generated.ts';
import { hostRoute } from './local/host.ts';
import { missingFileRule, readHostRules } from './local/host-rules.ts';
import { listenError, printAddresses, stopSignal, toListener } from './local/listen.ts';
import { createMailbox, isMailboxPath, setUpMail } from './local/mailbox.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { loadEnvFile, readPort } from './local/settings.ts';

/** `npm run dev`: Vite's development server with the function and the mailbox. */

loadEnvFile();
const port = readPort(process.env, 5173);
const mailTarget = await setUpMail();
const mailbox = createMailbox(mailTarget);
const rules = readHostRules();

const localRoutes: Plugin = {
  name: 'local-routes',
  configureServer(server) {
    const { ssr } = server.environments;
    // Imports the function for each request, because hot reload replaces the module.
    const eventRequest = async (request: Request): Promise<Response> => {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no ssr environment');
      return (await ssr.runner.import('/api/event-request.ts')).default.fetch(request);
    };
    server.middlewares.use((request, response, next) => {
      const path = pathOf(request);
      const handle = isMailboxPath(path) ? mailbox : hostRoute(path, eventRequest);
      if (handle) toListener(handle)(request, response);
      else next();
    });
    return () => server.middlewares.use(refuseMissingFile);
  },
};

/** Answers 404 to a missing file, for which Vite would send the page (S-RT-6). */
const refuseMissingFile: Connect.NextHandleFunction = (request, response, next) => {
  const path = pathOf(request);
  if (path.endsWith('.html') || !missingFileRule(rules, path)) return next();
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
};

const server = await createServer({
  root: PROJECT_ROOT,
  plugins: [localRoutes],
  server: { port, strictPort: true, host: '127.0.0.1' },
});
await server.listen().catch((error) => {
  throw listenError(error, port, 'npm run dev');
});
printAddresses(port, mailTarget, { Gallery: '/tools/gallery/' });
await stopSignal();
process.exit(0);
