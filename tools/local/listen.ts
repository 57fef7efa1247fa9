import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { UserError } from '../build/user-error.ts';
import type { FetchHandler } from './host.ts';
import type { MailTarget } from './mailbox.ts';
import { MAILBOX_PATH } from './mailbox-page.ts';

/** Adapts a fetch handler to Node's server. An error is a 500 and one line in the log, and the server goes on. */
export function toListener(handle: FetchHandler): RequestListener {
  return createRequestListener(
    (request: Request, { address }: ClientAddress) => {
      // The host's header with the visitor's address (U-19).
      if (!request.headers.has('x-real-ip')) request.headers.set('x-real-ip', address);
      return handle(request);
    },
    {
      onError(error) {
        const [summary = '', place = ''] = String((error as Error)?.stack ?? error).split('\n');
        console.error(`Error in the local server: ${summary} ${place.trim()}`.trim());
        return new Response('Internal server error\n', { status: 500 });
      },
    },
  );
}

/** Both addresses of `localhost`; they cannot be reached from other machines. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** The errors of a machine without IPv6, which has no `::1`: 127.0.0.1 is enough there. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Takes the port before slow work, so that a taken one is reported at once. Requests wait until the result is called with their handler. */
export async function takePort(
  port: number,
  command: string,
): Promise<(handle: FetchHandler) => void> {
  let serve = (_: FetchHandler) => {};
  const ready = new Promise<FetchHandler>((resolve) => {
    serve = resolve;
  });
  const listener = toListener(async (request) => (await ready)(request));
  for (const host of LOOPBACK)
    await once(createServer(listener).listen({ port, host }), 'listening').catch((error) => {
      if (!NO_ADDRESS.includes(error.code)) throw listenError(error, port, command);
    });
  return serve;
}

/** The error as one line for the developer, if it is about the port. */
export function listenError(error: NodeJS.ErrnoException, port: number, command: string): Error {
  const other = port < 65_535 ? port + 1 : port - 1;
  // Vite's error has no code.
  if (error.code === 'EADDRINUSE' || /already in use/.test(error.message))
    return new UserError(
      `Port ${port} is already in use. Free it or choose another: PORT=${other} ${command}`,
    );
  if (error.code === 'EACCES')
    return new UserError(`Port ${port} is not allowed to this user: choose another PORT.`);
  return error;
}

/**
 * Prints the addresses of the site, the mailbox, `others` (title → path) and Brevo's stand-in, if there is one. Call it when all of
 * them answer.
 */
export function printAddresses(
  port: number,
  mail: MailTarget,
  others: Record<string, string> = {},
): void {
  const paths = { Site: '', Mailbox: MAILBOX_PATH, ...others };
  const lines = Object.entries(paths).map(
    ([title, path]) => `  ${title.padEnd(8)} http://localhost:${port}${path}`,
  );
  if ('brevo' in mail) lines.push(`  Brevo    ${mail.brevo.url} (stand-in)`);
  console.log(`\n${lines.join('\n')}\n`);
}

/** Resolves at the first signal to end this process. Later signals are ignored: after Ctrl+C npm sends another one. */
export function stopSignal(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
}
