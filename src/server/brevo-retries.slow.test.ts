import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailerTo } from '../../tests/api/local-mailer.ts';
import { API_KEY } from '../../tests/api/sample-mail.ts';
import { ANA, KEY } from '../../tests/api/sample-request.ts';
import { fewestCalls } from '../../tests/faults/time.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { PACE } from './brevo.ts';
import { keyAfter } from './idempotency-key.ts';

/** Faults after which a retry may succeed. */
const PASSING: Fault[] = [
  { kind: 'status', status: 408 },
  { kind: 'status', status: 429, resetSeconds: 0 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'success-without-id', body: 'malformed' },
  { kind: 'success-without-id', body: 'empty' },
  { kind: 'success-without-id', body: 'html' },
  { kind: 'success-without-id', body: 'no-id' },
  { kind: 'reset' },
  { kind: 'answer-lost' },
  { kind: 'hang' },
  { kind: 'hang-in-body' },
];

describe('the retries of createBrevoMailer', () => {
  let brevo: LocalBrevo;
  beforeEach(async () => {
    brevo = await startLocalBrevo({ apiKey: API_KEY });
  });
  afterEach(() => brevo.close());

  test.each(PASSING)('U-4: retries after %j send one mail', async (fault) => {
    const hangs = fault.kind.startsWith('hang');
    brevo.failNext(...(hangs ? [fault] : [fault, fault]));
    const attemptMs = hangs ? 1000 : 5000;
    const delivery = await mailerTo(brevo.url, { attemptMs }).send(ANA, KEY);
    // Brevo answers the retry of a sent mail with 400 `duplicate_parameter`, which is success.
    const recovered = fault.kind === 'answer-lost';
    expect(delivery).toEqual({
      sent: true,
      providerStatus: recovered ? 400 : 201,
      attempts: recovered || hangs ? 2 : 3,
    });
    expect(brevo.messages).toHaveLength(1);
    const isRefusal = fault.kind === 'status';
    const idempotencyKey = isRefusal ? keyAfter(keyAfter(KEY)) : KEY;
    expect(brevo.messages[0]?.body.headers).toEqual({ idempotencyKey });
  });

  test('U-4: a request that meets every kind of fault is mailed once', async () => {
    brevo.failNext(...PASSING);
    const pace = { attemptMs: 1000, random: () => 0, wait: async () => {} };
    const delivery = await mailerTo(brevo.url, pace).send(ANA, KEY);
    expect(delivery).toMatchObject({ sent: true, attempts: PASSING.length + 1 });
    expect(brevo.messages).toHaveLength(1);
  });

  test('U-4: a retry waits as long as Brevo asks, in either header', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    brevo.failNext({ kind: 'status', status: 429, resetSeconds: 4 });
    brevo.failNext({ kind: 'status', status: 503, retryAfter: '3' });
    const delivery = await mailerTo(brevo.url, { wait }).send(ANA, KEY);
    expect(waits).toEqual([4000, 3000]);
    expect(delivery).toMatchObject({ sent: true, attempts: 3 });
  });

  test('U-4: there is no retry if Brevo asks for more than the time that is left', async () => {
    brevo.failNext({ kind: 'status', status: 429, resetSeconds: 30 });
    const wait = () => Promise.reject(new Error('waited'));
    expect(await mailerTo(brevo.url, { wait }).send(ANA, KEY)).toEqual({
      sent: false,
      failure: 'provider-refused',
      providerStatus: 429,
      providerCode: 'too_many_requests',
      alarm: 'provider-away',
      attempts: 1,
    });
  });

  test('U-4: the retries end within their total time if Brevo resets every connection', async () => {
    let time = 0;
    const wait = async (ms: number) => {
      time += ms;
    };
    brevo.failNext(...Array.from({ length: 50 }, () => ({ kind: 'reset' }) as const));
    const mailer = mailerTo(brevo.url, { firstWaitMs: PACE.firstWaitMs, now: () => time, wait });
    const delivery = await mailer.send(ANA, KEY);
    expect(delivery).toMatchObject({ sent: false, failure: 'provider-network' });
    expect(delivery.attempts).toBeGreaterThanOrEqual(fewestCalls);
    expect(time).toBeLessThanOrEqual(PACE.totalMs - PACE.leastAttemptMs);
  });

  test('U-4: the retries end within `timeLeftMs`', async () => {
    let time = 0;
    const wait = async (ms: number) => {
      time += ms;
    };
    brevo.failNext(...Array.from({ length: 50 }, () => ({ kind: 'reset' }) as const));
    const mailer = mailerTo(brevo.url, { firstWaitMs: PACE.firstWaitMs, now: () => time, wait });
    await mailer.send(ANA, KEY, { timeLeftMs: 4000 });
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(3000);
  });
});
