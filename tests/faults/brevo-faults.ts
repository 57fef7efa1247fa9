import type { ServerResponse } from 'node:http';
import { type Fault as LocalFault, sendJson } from '../../tools/local/brevo.ts';
import { passLimit, passTime } from '../support/stopped-time.ts';

/** Every known fault of Brevo and of the network. */

/** The name stands in titles. */
export type Fault = LocalFault & { name: string };

/** An error of Brevo's own. */
export const refusal = (status: number, code: string): Fault => ({
  name: `HTTP ${status}, ${code}`,
  respond: (response) => sendJson(response, status, { code, message: `Ordered fault: ${code}` }),
});

/** Brevo asks to wait. */
export const limited = (seconds: number): Fault => ({
  name: `HTTP 429, ${seconds} s`,
  respond(response) {
    response.setHeader('x-sib-ratelimit-reset', String(seconds));
    sendJson(response, 429, { code: 'too_many_requests', message: 'Too many requests' });
  },
});

/** A proxy's page instead of a response of Brevo's. */
export const page = (status: number): Fault => ({
  name: `HTML with HTTP ${status}`,
  respond: (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html>nginx</html>'),
});

/** A status of success without a readable id. The mail was not sent. */
export const success = (body: string): Fault => ({
  name: `HTTP 201, ${body}`,
  respond: (response) => response.writeHead(201, { 'content-type': 'application/json' }).end(body),
});

/** A client that follows it discloses the API key. */
export const redirect = (location: string): Fault => ({
  name: 'a redirect',
  respond: (response) => response.writeHead(307, { location }).end(),
});

const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();
export const RESET: Fault = { name: 'a reset', respond: reset };
export const HANG: Fault = { name: 'no response', respond: passLimit };
export const HANG_IN_BODY: Fault = {
  name: 'half of a response',
  respond(response) {
    response.writeHead(201, { 'content-length': '200' }).write('{"messageId":');
    // The client has the first half by then.
    setTimeout(passLimit, 20);
  },
};

/** The same after some milliseconds. */
export const late = (ms: number, { name, respond }: Fault): Fault => ({
  name: `${name} after ${ms} ms`,
  respond(response) {
    passTime(ms);
    respond(response);
  },
});

/** Brevo accepts the mail, and its response is lost: only a retry with the same key finds out. */
export const LOST: Fault = { name: 'a lost response', isDone: true, respond: reset };
/** Brevo accepts the mail, and a proxy of Brevo’s responds. */
export const ACCEPTED_THEN_504: Fault = { ...page(504), isDone: true };
