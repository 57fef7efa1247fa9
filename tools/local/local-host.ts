import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import {
  isRunnableDevEnvironment,
  type Plugin,
  type PreviewServer,
  runnerImport,
  type ViteDevServer,
} from 'vite';
import { describeProblems, isThisMachine, parseEnvironment } from '../../src/server/config.ts';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { VARIABLES_GUIDE } from '../build/deployment-plugin.ts';
import { type LocalBrevo, startLocalBrevo } from './brevo.ts';
import { answerMissing, pathOf, redirectToCleanUrl, setHeaders } from './host-routes.ts';
import { MAILBOX_PATH, MAILS_PATH, mailboxResponse } from './mailbox.ts';
import { loadEnvFile, usesLocalMailbox, withExamples } from './variables.ts';

type EventRequestModule = { default: { fetch: (request: Request) => Promise<Response> } };

/**
 * The host on this machine, for `vite` and `vite preview`: the function, a mailbox for its mails, and in the preview
 * the headers, clean URLs and 404s of `vercel.json`.
 */
export function localHost(): Plugin {
  return {
    name: 'local-host',
    // Not for tests: Vitest starts a development server too.
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    config({ server, preview }, { isPreview }) {
      loadEnvFile();
      const port = Number(process.env.PORT) || (isPreview ? 4173 : 5173);
      return {
        // Vite's own page for every unknown path would hide a 404.
        ...(isPreview && { appType: 'mpa' as const }),
        server: { port: server?.port ?? port, strictPort: true, host: '127.0.0.1', cors: false },
        preview: { port: preview?.port ?? port },
      };
    },
    async configureServer(server) {
      const { ssr } = server.environments;
      await addHost(server, server.config.server.port, async () => {
        if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no ssr environment');
        // Imported for each request, because hot reload replaces the module.
        return ssr.runner.import('/api/event-request.ts');
      });
    },
    async configurePreviewServer(server) {
      const { root, build, preview } = server.config;
      const dist = join(root, build.outDir);
      if (!existsSync(dist)) stop(`${build.outDir} does not exist: run \`npm run build\` first`);
      server.middlewares.use(setHeaders(dist));
      let module: Promise<EventRequestModule> | undefined;
      await addHost(server, preview.port, () => {
        module ??= runnerImport<EventRequestModule>(join(root, 'api/event-request.ts'), {
          root,
          logLevel: 'error',
        }).then((result) => result.module);
        return module;
      });
      server.middlewares.use(redirectToCleanUrl);
      return () => server.middlewares.use(answerMissing(dist));
    },
  };
}

/** Adds what only the host has: the function, and the scripts of its insights, which are empty here. */
async function addHost(
  server: ViteDevServer | PreviewServer,
  port: number,
  importFunction: () => Promise<EventRequestModule>,
): Promise<void> {
  // Once a process: for a new configuration Vite starts another development server, and loads this module again.
  const running: { localBrevo?: LocalBrevo | undefined } = globalThis as never;
  running.localBrevo ??= await setUpMail();
  const brevo = running.localBrevo;

  const answer = createRequestListener(async (request: Request, { address }: ClientAddress) => {
    if (new URL(request.url).pathname !== EVENT_REQUEST_PATH)
      return mailboxResponse(brevo?.messages, request);
    // The host's header with the visitor's address.
    if (!request.headers.has('x-real-ip')) request.headers.set('x-real-ip', address);
    return (await importFunction()).default.fetch(request);
  });
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if ([EVENT_REQUEST_PATH, MAILBOX_PATH, MAILS_PATH].includes(path)) answer(request, response);
    else if (/^\/_vercel\/[\w-]+\/script\.js$/.test(path))
      response.setHeader('content-type', 'text/javascript').end();
    else next();
  });

  server.httpServer?.once('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE')
      stop(`Port ${port} is already in use: free it, or set PORT=${port + 1}`);
  });
  server.printUrls = () => {
    console.log(
      `  Site     http://localhost:${port}\n  Mailbox  http://localhost:${port}${MAILBOX_PATH}`,
    );
    if (brevo) console.log(`  Brevo    ${brevo.url} (stand-in)`);
  };
}

/**
 * Starts Brevo's stand-in if mail stays on this machine, and
 * completes `process.env`, which the function reads as on the host.
 */
async function setUpMail(): Promise<LocalBrevo | undefined> {
  const isLocal = usesLocalMailbox(process.env);
  if (isLocal || isThisMachine(process.env.BREVO_BASE_URL))
    Object.assign(process.env, withExamples(process.env));
  const problems = describeProblems(parseEnvironment(process.env).problems);
  if (problems) stop(`Ajustes: ${problems} (${VARIABLES_GUIDE})`);
  if (!isLocal) return undefined;
  const brevo = await startLocalBrevo({ apiKey: process.env.BREVO_API_KEY ?? '' });
  process.env.BREVO_BASE_URL = brevo.url;
  return brevo;
}

/** Ends with one line: Vite would add a headline and a stack. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
