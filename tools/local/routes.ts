import { createRequestListener } from '@remix-run/node-fetch-server';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { Handler } from './handler.ts';
import { logError, refuseMalformed, requestUrl } from './handler.ts';
import type { Mailbox } from './mailbox.ts';
import { MAILBOX_PATH } from './mailbox-path.ts';

/** The routes beside the site's files: the function and the insights scripts, as on the host, and the mailbox. */

export type EventRequestModule = { default: { fetch(request: Request): Promise<Response> } };

/** Scripts that only the host has: here they are empty (S-AN-1, S-AN-2). */
const INSIGHTS_SCRIPTS = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];
/** Methods for which `Request` throws. */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/** These routes come before the host's handlers, because the mailbox has its own headers. */
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

/** Calls `importFunction` for each request, because hot reload replaces the module. */
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

/** Sets the visitor's address in the host's header (U-19), unless the client has set it. */
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
    // These methods get the same answer as OPTIONS.
    if (FORBIDDEN_METHODS.includes(request.method ?? '')) request.method = 'OPTIONS';
    return listener(request, response);
  };
}
