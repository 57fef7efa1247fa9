import { createRequestListener } from '@remix-run/node-fetch-server';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { Handler } from './handler.ts';
import { refuseMalformed, requestUrl, sendText } from './handler.ts';
import type { Mailbox } from './mailbox.ts';
import { MAILBOX_PATH } from './mailbox-path.ts';

/** What the host adds to the files of the site: the function and the insights scripts. And the mailbox, which it lacks. */

export type EventRequestModule = { default: { fetch(request: Request): Promise<Response> } };

/** The host's own scripts, which exist only there (S-AN-1, S-AN-2). */
const INSIGHTS_SCRIPTS = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];

/** The developer's page, before anything of the host: it has headers of its own. */
export function mailboxRoutes(mailbox: Mailbox): Handler[] {
  const listener = createRequestListener(mailbox);
  return [
    refuseMalformed,
    (request, response, next) => {
      const { pathname } = requestUrl(request);
      if (pathname !== MAILBOX_PATH && !pathname.startsWith(`${MAILBOX_PATH}/`)) return next();
      listener(request, response);
    },
  ];
}

/** `importFunction` is asked at each request: with hot reload the module changes. */
export function hostRoutes(importFunction: () => Promise<EventRequestModule>): Handler[] {
  const eventRequest = createRequestListener(async (request) => {
    const { default: handler } = await importFunction();
    return handler.fetch(request);
  });
  return [
    tellAddress,
    (request, response, next) => {
      const { pathname } = requestUrl(request);
      if (pathname === EVENT_REQUEST_PATH) return eventRequest(request, response);
      if (INSIGHTS_SCRIPTS.includes(pathname)) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end();
        return;
      }
      if (/^\/(?:api|_vercel)(?:\/|$)/.test(pathname)) return sendText(response, 404, 'Not found');
      next();
    },
  ];
}

/** The host tells the function each visitor's address in this header (U-19); here a client may name another one. */
const tellAddress: Handler = (request, _response, next) => {
  request.headers['x-real-ip'] ||= request.socket.remoteAddress;
  next();
};
