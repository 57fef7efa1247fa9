import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/server/log.ts';
import type { EventRequestMail } from '../../src/server/message.ts';
import { MARK_TEXTS } from '../../src/server/spam.ts';
import { hostileHeaders, rawBody, validRequest, wrongRequest } from '../support/hostile.ts';
import { structureOf, textsOf } from '../support/mail-structure.ts';
import { post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** Ten thousand requests through the whole function, to a local Brevo; a failure prints the seed that repeats it. */

const RUNS = { valid: 3000, wrong: 4500, raw: 2500 };
/** For each of the three on a machine that does other things as well, in milliseconds. */
const PATIENT_MS = 120_000;

/** No limit in the way, and what Brevo's stand-in checks is checked. 502 would be a mail that it refuses. */
const STATUSES = [200, 400, 403, 413, 415, 422];
const BODY = /^\{"status":"(?:sent"|invalid","errors":\{"|rejected","reason":"[a-z-]+").*\}$/;
const LOG_KEYS = 'id outcome httpStatus ms replayed marks providerStatus attempts'.split(' ');
const MARKS = ['revisar', ...Object.keys(MARK_TEXTS)];

async function setUp() {
  const env = { RATE_LIMIT_VISITOR: '1000000/60', RATE_LIMIT_TOTAL: '1000000/60' };
  const { brevo, handle, logged } = await startFunction({ env });
  await handle(post(JSON.stringify(ANA)));
  const ordinary = structureOf(brevo.messages[0]?.body as EventRequestMail);

  return async (body: string, headers: Record<string, string> = {}) => {
    brevo.clear();
    logged.length = 0;
    const response = await handle(post(body, headers));
    const answer = await response.text();
    expect(STATUSES).toContain(response.status);
    expect(answer).toMatch(BODY);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expectOneLine(logged);
    const isMailed = response.status === 200 && logged[0]?.outcome !== 'dropped';
    expect(brevo.messages).toHaveLength(isMailed && !logged[0]?.replayed ? 1 : 0);
    for (const { body: mail } of brevo.messages) expectSame(mail as EventRequestMail, ordinary);
    return response.status;
  };
}

/** JSON in one line, of names that are ours and values that no visitor wrote. */
function expectOneLine(logged: readonly LogEntry[]) {
  expect(logged).toHaveLength(1);
  const [entry = {}] = logged;
  expect(Object.keys(entry).filter((key) => !LOG_KEYS.includes(key))).toEqual([]);
  expect(JSON.stringify(entry)).toMatch(/^[\w\-{}[\]":,.]+$/);
}

function expectSame(mail: EventRequestMail, ordinary: ReturnType<typeof structureOf>) {
  expect(structureOf(mail)).toEqual(ordinary);
  expect([...(mail.subject ?? '')].length).toBeLessThanOrEqual(250);
  expect(mail.replyTo?.name?.length).toBeLessThanOrEqual(70);
  expect((mail.tags ?? []).filter((tag) => !MARKS.includes(tag))).toEqual([]);
  // One brace may stand: in the address to reply to, which has to be the exact one, and which Brevo takes as it is.
  const { replyTo, htmlContent: _, ...parts } = mail;
  const texts = textsOf({ ...parts, name: replyTo?.name });
  expect(texts.filter((text) => /[{}]|\p{Cs}/u.test(text))).toEqual([]);
  expect(mail.htmlContent).not.toMatch(/\p{Cs}|\{[{%#]|[}%#]\}/u);
}

test(
  'R-4 U-15: what the rules let through is mailed, and whatever it holds, the mail is built like any other',
  async () => {
    const send = await setUp();
    await fc.assert(
      fc.asyncProperty(validRequest, async (request) => {
        expect(await send(JSON.stringify(request))).toBe(200);
      }),
      { numRuns: RUNS.valid },
    );
  },
  PATIENT_MS,
);

test(
  'S-API-8: values of every kind in every field get an answer of the contract',
  async () => {
    const send = await setUp();
    await fc.assert(
      fc.asyncProperty(wrongRequest, hostileHeaders, async (request, headers) => {
        await send(JSON.stringify(request), headers);
      }),
      { numRuns: RUNS.wrong },
    );
  },
  PATIENT_MS,
);

test(
  'S-API-8: text that is no request, or JSON that no program writes, gets an answer of the contract',
  async () => {
    const send = await setUp();
    await fc.assert(
      fc.asyncProperty(rawBody, async (body) => {
        await send(body);
        expect(Object.prototype).not.toHaveProperty('isAdmin');
      }),
      { numRuns: RUNS.raw },
    );
  },
  PATIENT_MS,
);
