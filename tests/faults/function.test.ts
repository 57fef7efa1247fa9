import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFunction } from '../support/local-function.ts';
import {
  ACCEPTED_THEN_504,
  type Fault,
  HANG,
  HANG_IN_BODY,
  LOST,
  limited,
  page,
  RESET,
  redirect,
  refusal,
  success,
} from './brevo-faults.ts';

/** Faults of Brevo and of the network, as visitor and staff see them. */

/** How a request ends that the browser retries once, under the same key. */
type Outcome = {
  /** After a 200 the page thanks. After a 502 it shows nothing, and retries. */
  answers: (200 | 502)[];
  /** How many mails the staff have after each answer. */
  mails: number[];
  alarms: string[];
};

/** Each list of `variants` is for one request; all variants of a row end alike. */
type Row = {
  fault: string;
  outcome: Outcome;
  variants: readonly (readonly Fault[])[];
};

const ONE_MAIL: Outcome = { answers: [200, 200], mails: [1, 1], alarms: [] };
const TWO_MAILS: Outcome = { answers: [200, 200], mails: [2, 2], alarms: [] };
const later = (alarm: string): Outcome => ({ answers: [502, 200], mails: [0, 1], alarms: [alarm] });

/** More often than the function tries. */
const often = (fault: Fault) => Array<Fault>(20).fill(fault);
const HTML = page(201);
const UNREADABLE = [HTML, success(''), success('{"messageId":"<2026'), success('{"id":1}')];
const BUSY = [page(408), page(500), page(503)];
const HANGING = [HANG, HANG_IN_BODY];

const BAD_KEY = refusal(401, 'unauthorized');

/** Each variant is one fault, then Brevo works. */
const once = (fault: string, ...faults: Fault[]): Row => ({
  fault,
  outcome: ONE_MAIL,
  variants: faults.map((each) => [each]),
});
/** Each variant is one fault in every attempt of the first request. */
const lasting = (fault: string, ...faults: Fault[]): Row => ({
  fault,
  outcome: later('provider-away'),
  variants: faults.map(often),
});
/** Each variant is a refusal of the mail and of the minimal one. */
const refused = (fault: string, ...refusals: Fault[]): Row => ({
  fault,
  outcome: later('cannot-send'),
  variants: refusals.map((each) => [each, each]),
});

const FAULTS: Row[] = [
  once('Brevo responds with 408, 500 or 503 once, or 429 with 2 s to wait', ...BUSY, limited(2)),
  once('the connection to Brevo breaks once', RESET),
  once('Brevo hangs once, before or in its response', ...HANGING),
  once(
    'Brevo responds with an unreadable success: HTML, empty, half, without an id',
    ...UNREADABLE,
  ),
  once('Brevo accepts the mail and its response is lost', LOST),
  {
    fault: 'Brevo accepts the mail, its response is lost, and Brevo limits the next attempts',
    outcome: ONE_MAIL,
    variants: [
      [LOST, limited(1)],
      [LOST, limited(1), limited(1)],
    ],
  },
  {
    fault: 'several of these one after another',
    outcome: ONE_MAIL,
    variants: [[limited(1), RESET, HTML, LOST]],
  },

  lasting('Brevo responds with 408, 500 or 503 to every attempt', ...BUSY),
  {
    fault: 'Brevo responds with 429 and asks for ten minutes',
    outcome: later('provider-away'),
    variants: [[limited(600)]],
  },
  lasting('the connection to Brevo breaks in every attempt', RESET),
  lasting('Brevo hangs in every attempt', ...HANGING),
  lasting('Brevo responds with an unreadable success to every attempt', ...UNREADABLE),
  refused(
    'Brevo refuses the account, the key, or every mail',
    BAD_KEY,
    refusal(402, 'not_enough_credits'),
    refusal(403, 'permission_denied'),
    refusal(400, 'account_under_validation'),
    refusal(400, 'NOT_ENOUGH_CREDITS'),
  ),
  refused('a redirect, which would hand out the key', redirect('http://127.0.0.1:9/v3/smtp/email')),
  once(
    'Brevo refuses a mail once, for whatever reason',
    BAD_KEY,
    refusal(403, 'permission_denied'),
    refusal(400, 'INVALID_PARAMETER'),
    refusal(400, 'DUPLICATE_PARAMETER'),
    refusal(422, 'something_new'),
  ),
  {
    fault: 'Brevo refuses the mail, and then does not accept the minimal one',
    outcome: later('cannot-send'),
    variants: [
      [BAD_KEY, ...often(page(503))],
      [BAD_KEY, ...often(RESET)],
    ],
  },
  // After a 5xx the function cannot know that Brevo has accepted the first mail.
  {
    fault: 'Brevo accepts the mail, its response is lost, and the next attempt is busy or refused',
    outcome: TWO_MAILS,
    variants: [
      [LOST, page(503)],
      [LOST, refusal(403, 'permission_denied')],
    ],
  },
  {
    fault: 'Brevo accepts the mail, and a proxy of Brevo’s responds with 504',
    outcome: TWO_MAILS,
    variants: [[ACCEPTED_THEN_504]],
  },
  {
    fault: 'Brevo accepts the mail, and every response is lost',
    outcome: { answers: [502, 200], mails: [1, 2], alarms: ['provider-away'] },
    variants: [[LOST, ...often(RESET)]],
  },
];

async function sendAndRetry(faults: readonly Fault[]): Promise<Outcome> {
  const { alarms, brevo, send } = await startFunction();
  brevo.failNext(...faults);
  const key = { 'idempotency-key': randomUUID() };
  const answers: Outcome['answers'] = [];
  const mails: number[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    const response = await send({}, key);
    const status = response.status === 200 ? 'sent' : 'unavailable';
    expect(await response.json()).toEqual({ status });
    answers.push(response.status as 200 | 502);
    mails.push(brevo.messages.length);
    brevo.repair();
  }
  return { answers, mails, alarms: [...new Set(alarms.map(({ name }) => name))] };
}

test.each(FAULTS)('U-4 U-20 S-PRD-3 S-API-7: $fault', async ({ outcome, variants }) => {
  // One after another, because they share the stopped time.
  for (const faults of variants)
    expect(await sendAndRetry(faults), faults.map(({ name }) => name).join()).toEqual(outcome);
});
