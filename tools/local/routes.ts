import { createRequestListener } from '@remix-run/node-fetch-server';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { Handler } from './handler.ts';
import { logError, refuseMalformed, requestUrl } from './handler.ts';
import type { Mailbox } from './mailbox.ts';
import { MAILBOX_PATH } from './mailbox-path.ts';

/** What the host adds to the files of the site: the function and the insights scripts. And the mailbox, which it lacks. */

export type EventRequestModule = { default: { fetch(request: Request): Promise<Response> } };

/** The host's own scripts, which exist only there (S-AN-1, S-AN-2). */
const INSIGHTS_SCRIPTS = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];
/** Methods that no `Request` may have. */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/** The developer's page, before anything of the host: it has headers of its own. */
export function mailboxRoutes(mailbox: Mailbox): Handler[] {
  const answer = fetchHandler(mailbox);
  return [
    refuseMalformed,
    (request, response, next) => {
      const { pathname } = requestUrl(request);
      if (pathname !== MAILBOX_PATH && !pathname.startsWith(`${MAILBOX_PATH}/`)) return next();
      return answer(request, response, next);
    },
  ];
}

/** `importFunction` is asked at each request: with hot reload the module changes. */
export function hostRoutes(importFunction: () => Promise<EventRequestModule>): Handler[] {
  const eventRequest = fetchHandler(async (request) => {
    const { default: handler } = await importFunction();
    return handler.fetch(request);
  });
  return [
    tellAddress,
    (request, response, next) => {
      const { pathname } = requestUrl(request);
      if (pathname === EVENT_REQUEST_PATH) return eventRequest(request, response, next);
      if (!INSIGHTS_SCRIPTS.includes(pathname)) return next();
      response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    },
  ];
}

/** The host tells the function each visitor's address in this header (U-19); here a client may name another one. */
const tellAddress: Handler = (request, _response, next) => {
  request.headers['x-real-ip'] ||= request.socket.remoteAddress;
  next();
};
function fetchHandler(handle: (request: Request) => Promise<Response>): Handler {
  const listener = createRequestListener(handle, {
    onError(error) {
      logError(error);
      return new Response('Internal server error\n', { status: 500 });
    },
  });
  return (request, response) => {
    // OPTIONS is refused in the same way.
    if (FORBIDDEN_METHODS.includes(request.method ?? '')) request.method = 'OPTIONS';
    return listener(request, response);
  };
}
