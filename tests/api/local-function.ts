import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import type { RaisedAlarm } from '../../src/server/alarm.ts';
import { createFunction } from '../../src/server/create-function.ts';
import type { Log, Notice, RequestLine } from '../../src/server/log.ts';
import { TIMES, type Times } from '../../src/server/times.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { startWebhook } from '../support/webhook.ts';
import { ANA } from './sample-request.ts';

export const URL_OF_FUNCTION = 'https://estudio.example/api/event-request';

/** The API key of the local Brevo in tests. */
export const API_KEY = 'xkeysib-only-for-tests';

export const COMPLETE_ENV = {
  BREVO_API_KEY: API_KEY,
  BREVO_BASE_URL: 'http://127.0.0.1:1',
  MANAGEMENT_EMAIL: 'gestion@estudio.example',
  MANAGEMENT_NAME: 'Gestión de Alhelí',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web de Alhelí',
};

/** The work that the host would run after the answers. */
export const afterAnswers: Promise<unknown>[] = [];
const contexts: Record<symbol, unknown> = globalThis as never;
contexts[Symbol.for('@vercel/request-context')] = {
  get: () => ({ waitUntil: (work: Promise<unknown>) => afterAnswers.push(work) }),
};

/** Hardly a wait between retries, and limits that are long enough for a busy machine. */
const PATIENT: Times = {
  ...TIMES,
  firstWaitMs: 1,
  freeingMs: 5000,
  redisMs: 5000,
  webhookMs: 5000,
  noteMs: 5000,
  checkMs: 5000,
  sampleMs: 9000,
};

type Options = {
  env?: Record<string, string | undefined>;
  times?: Partial<Times>;
  now?: () => number;
};

/** The function with its log in arrays, and with its own local Brevo until the test ends. */
export async function startFunction({
  env = {},
  times = {},
  now = () => Date.now(),
}: Options = {}) {
  const brevo: LocalBrevo = await startLocalBrevo({ apiKey: API_KEY, now });
  onTestFinished(() => brevo.close());
  const webhook = await startWebhook();
  const logged: RequestLine[] = [];
  const alarms: RaisedAlarm[] = [];
  const notices: Notice[] = [];
  const log: Log = (line) => {
    if ('id' in line) logged.push(line);
    else if ('alarm' in line) alarms.push(line);
    else notices.push(line);
  };
  const answer = createFunction(
    {
      ...COMPLETE_ENV,
      BREVO_BASE_URL: brevo.url,
      ALARM_WEBHOOK_URL: webhook.url,
      ...env,
    },
    { log, now, times: { ...PATIENT, ...times } },
  );
  /** Also waits for the work after the answer. */
  async function handle(request: Request): Promise<Response> {
    const response = await answer(request);
    while (afterAnswers.length > 0) await Promise.all(afterAnswers.splice(0));
    return response;
  }

  return {
    brevo,
    logged,
    alarms,
    notices,
    webhook,
    answer,
    handle,
    /** Sends Ana's request with some fields changed, as the page does; each call is another form. */
    send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      const fromPage = { 'idempotency-key': randomUUID(), 'x-real-ip': '192.0.2.1', ...headers };
      return handle(post(JSON.stringify({ ...ANA, ...changes }), fromPage));
    },
  };
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
