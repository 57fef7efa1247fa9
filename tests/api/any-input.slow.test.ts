import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import type { RequestLine } from '../../src/server/log.ts';
import type { EventRequestMail } from '../../src/server/mail/message.ts';
import { SPAM_SIGNAL_TEXTS } from '../../src/server/spam.ts';
import { hostileHeaders, rawBody, validRequest, wrongRequest } from '../support/hostile.ts';
import { structureOf, textsOf } from '../support/mail-structure.ts';
import { post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/**
 * Three thousand requests through the whole function, to a local Brevo. A failure prints the seed that reproduces it. The
 * tests use `node:assert`, because thirty thousand calls of `expect` would take seconds.
 */

const RUNS = { valid: 1000, wrong: 1500, raw: 800 };

/** 429 is missing because the limits are high, 502 because the local Brevo has to accept every mail. */
const STATUSES = [200, 400, 403, 413, 415, 422];
const BODY = /^\{"status":"(?:sent"|invalid","errors":\{"|rejected","reason":"[a-z-]+").*\}$/;
const LOG_KEYS = 'id outcome httpStatus ms replayed providerStatus attempts'.split(' ');
const TAGS = ['revisar', ...Object.keys(SPAM_SIGNAL_TEXTS)];

async function setUp() {
  const env = { RATE_LIMIT_VISITOR: '1000000/60', RATE_LIMIT_TOTAL: '1000000/60' };
  const { brevo, handle, logged } = await startFunction({ env });
  await handle(post(JSON.stringify(ANA)));
  const ordinary = structureOf(brevo.messages[0]?.body as EventRequestMail);

  return async (body: string, headers: Record<string, string> = {}) => {
    const before = brevo.messages.length;
    logged.length = 0;
    const response = await handle(post(body, headers));
    const answer = await response.text();
    assert(STATUSES.includes(response.status), `status ${response.status}`);
    assert.match(answer, BODY);
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assertOneLine(logged);
    const isMailed = response.status === 200 && !logged[0]?.replayed;
    const mails = brevo.messages.slice(before);
    assert.equal(mails.length, isMailed ? 1 : 0);
    for (const { body: mail } of mails) assertSame(mail as EventRequestMail, ordinary);
    return response.status;
  };
}

/** One line of JSON with known names, and without characters of a visitor's text. */
function assertOneLine(logged: readonly RequestLine[]) {
  assert.equal(logged.length, 1);
  const [line = {}] = logged;
  const unknown = Object.keys(line).filter((key) => !LOG_KEYS.includes(key));
  assert.deepEqual(unknown, []);
  assert.match(JSON.stringify(line), /^[\w\-{}[\]":,.]+$/);
}

function assertSame(mail: EventRequestMail, ordinary: ReturnType<typeof structureOf>) {
  assert.deepEqual(structureOf(mail), ordinary);
  assert([...(mail.subject ?? '')].length <= 250, mail.subject);
  assert(String(mail.replyTo?.name).length <= 70, mail.replyTo?.name);
  const unknown = (mail.tags ?? []).filter((tag) => !TAGS.includes(tag));
  assert.deepEqual(unknown, []);
  // The reply address may hold a brace: it has to be exact, and Brevo's template engine does not read it.
  const { replyTo, htmlContent = '', ...parts } = mail;
  const texts = textsOf({ ...parts, name: replyTo?.name });
  const broken = texts.filter((text) => /[{}]|\p{Cs}/u.test(text));
  assert.deepEqual(broken, []);
  assert.deepEqual(htmlContent.match(/\p{Cs}|\{[{%#]|[}%#]\}/gu), null);
}

test('R-4 U-15: every valid request is mailed, and no value changes the structure of the mail', async () => {
  const send = await setUp();
  await fc.assert(
    fc.asyncProperty(validRequest, async (request) => {
      assert.equal(await send(JSON.stringify(request)), 200);
    }),
    { numRuns: RUNS.valid },
  );
});

test('S-API-8: values of every type in every field get an answer of the contract', async () => {
  const send = await setUp();
  await fc.assert(
    fc.asyncProperty(wrongRequest, hostileHeaders, async (request, headers) => {
      await send(JSON.stringify(request), headers);
    }),
    { numRuns: RUNS.wrong },
  );
});

test('S-API-8: a body of any text, and unusual JSON, get an answer of the contract', async () => {
  const send = await setUp();
  await fc.assert(
    fc.asyncProperty(rawBody, async (body) => {
      await send(body);
      assert(!('isAdmin' in Object.prototype));
    }),
    { numRuns: RUNS.raw },
  );
});
