import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { Alarm } from '../../src/server/alarm.ts';
import { createFunction } from '../../src/server/handler.ts';
import type { RequestLine } from '../../src/server/log.ts';
import { EXAMPLE_REQUEST as ANA } from '../../src/shared/event-request.ts';
import { startLocalBrevo } from '../../tools/local/brevo.ts';
import type { Fault } from '../faults/brevo-faults.ts';
import { stopTime } from './stopped-time.ts';

export const URL_OF_FUNCTION = 'https://estudio.example/api/event-request';

/** The API key of Brevo's stand-in in tests. */
export const API_KEY = 'xkeysib-only-for-tests';
export const CRON_SECRET = 'cron-only-for-tests';

export const COMPLETE_ENV = {
  BREVO_API_KEY: API_KEY,
  BREVO_BASE_URL: 'http://127.0.0.1:1',
  MANAGEMENT_EMAIL: 'gestion@estudio.example',
  MANAGEMENT_NAME: 'Gestión de Alhelí',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web de Alhelí',
};

type Options = { env?: Record<string, string | undefined>; at?: string };

/**
 * The function with its log in arrays, and with its own stand-in for Brevo until the test ends. The time is stopped.
 */
export async function startFunction({ env = {}, at }: Options = {}) {
  const brevo = await startLocalBrevo({ apiKey: API_KEY });
  onTestFinished(() => brevo.close());
  const webhook = await startWebhook();
  stopTime(at);
  const logged: RequestLine[] = [];
  const alarms: Alarm[] = [];
  const local = { BREVO_BASE_URL: brevo.url, ALARM_WEBHOOK_URL: webhook.url, CRON_SECRET };
  const handle = createFunction(
    { ...COMPLETE_ENV, ...local, ...env },
    (line) => void ('name' in line ? alarms.push(line) : logged.push(line)),
  );

  /** Sends Ana's request with some fields changed, as the page does; each call is another form. */
  function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const fromPage = { 'idempotency-key': randomUUID(), 'x-real-ip': '192.0.2.1', ...headers };
    return handle(post(JSON.stringify({ ...ANA, ...changes }), fromPage));
  }

  return {
    brevo,
    logged,
    alarms,
    webhook,
    handle,
    send,
    /** The host's daily call. */
    callDaily: () => handle(dailyCall(`Bearer ${CRON_SECRET}`)),
  };
}

export function dailyCall(authorization?: string, method = 'GET'): Request {
  return new Request(URL_OF_FUNCTION, { method, headers: authorization ? { authorization } : {} });
}

export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(URL_OF_FUNCTION, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...{ duplex: 'half' },
  });
}

/** Checks status, body and the two headers of every answer. */
export async function expectAnswer(response: Response, status: number, body: unknown) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
}

export const rejected = (reason: string) => ({ status: 'rejected', reason });

type Post = { method: string | undefined; type: string | undefined; path: string; body: string };

/** Starts an HTTP server that accepts alarms, until the test ends. Its path is the secret, as with real webhooks. */
async function startWebhook() {
  const posts: Post[] = [];
  const webhook = {
    url: '',
    posts,
    /** Stands in for each response. */
    fault: undefined as Fault | undefined,
    /** The names of the received alarms, in order. */
    alarms: () => posts.map(({ body }) => /\(([^()]+)\)$/.exec(JSON.parse(body).text)?.[1]),
  };
  const server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    posts.push({ method, type: headers['content-type'], path: url, body: await text(request) });
    if (webhook.fault) webhook.fault.respond(response);
    else response.end('ok');
  });
  webhook.url = `${await listen(server)}/hook-secret`;
  return webhook;
}

/** Starts a server until the test ends. Returns its address. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
