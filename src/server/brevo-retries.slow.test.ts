import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailerTo } from '../../tests/api/local-mailer.ts';
import { API_KEY } from '../../tests/api/sample-mail.ts';
import { fewestCalls } from '../../tests/faults/time.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { SENDING_TIMES } from './brevo.ts';

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
    const delivery = await mailerTo(brevo.url, { times: { attemptMs } }).send();
    // Brevo answers the retry of a sent mail with 400 `duplicate_parameter`, which is success.
    const recovered = fault.kind === 'answer-lost';
    expect(delivery).toEqual({
      sent: true,
      providerStatus: recovered ? 400 : 201,
      attempts: recovered || hangs ? 2 : 3,
    });
    expect(brevo.messages).toHaveLength(1);
  });

  test('U-4: a request that meets every kind of fault is mailed once', async () => {
    brevo.failNext(...PASSING);
    const times = { attemptMs: 1000, random: () => 0, wait: async () => {} };
    const delivery = await mailerTo(brevo.url, { times }).send();
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
    const delivery = await mailerTo(brevo.url, { times: { wait } }).send();
    expect(waits).toEqual([4000, 3000]);
    expect(delivery).toMatchObject({ sent: true, attempts: 3 });
  });

  test('U-4: there is no retry if Brevo asks for more than the time that is left', async () => {
    brevo.failNext({ kind: 'status', status: 429, resetSeconds: 30 });
    const wait = () => Promise.reject(new Error('waited'));
    expect(await mailerTo(brevo.url, { times: { wait } }).send()).toEqual({
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
    const mailer = mailerTo(brevo.url, {
      times: { firstWaitMs: SENDING_TIMES.firstWaitMs, now: () => time, wait },
    });
    const delivery = await mailer.send();
    expect(delivery).toMatchObject({ sent: false, failure: 'provider-network' });
    expect(delivery.attempts).toBeGreaterThanOrEqual(fewestCalls);
    expect(time).toBeLessThanOrEqual(SENDING_TIMES.totalMs - SENDING_TIMES.leastAttemptMs);
  });

  test('U-4: the retries end within `timeLeftMs`', async () => {
    let time = 0;
    const wait = async (ms: number) => {
      time += ms;
    };
    brevo.failNext(...Array.from({ length: 50 }, () => ({ kind: 'reset' }) as const));
    const mailer = mailerTo(brevo.url, {
      times: { firstWaitMs: SENDING_TIMES.firstWaitMs, now: () => time, wait },
    });
    await mailer.send({ timeLeftMs: 4000 });
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(3000);
  });
});
