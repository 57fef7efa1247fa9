import type { KeyHabit } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import type { FaultRow } from '../support/fault-table.ts';
import { LOST_LATER, later, ONE_MAIL, TWO_MAILS } from './scenario.ts';
import { fewestCalls } from './time.ts';

/** Faults of Brevo and of the network. Each list of `variants` is for one request; all variants of a row end alike. */
export type BrevoScenario = FaultRow & {
  /** Set if the row is true only for this habit of Brevo. */
  keyHabits?: readonly KeyHabit[];
  variants: readonly (readonly Fault[])[];
  /** The limit of one call to Brevo, in milliseconds; short where each call hangs. */
  attemptMs?: number;
};

/** Long enough for a call that has to succeed on a busy machine, in milliseconds. */
const HANGING_MS = 500;

const often = (fault: Fault) => Array.from({ length: fewestCalls }, () => fault);
const UNREADABLE: Fault[] = (['malformed', 'empty', 'html', 'no-id'] as const).map((body) => ({
  kind: 'success-without-id',
  body,
}));
const BUSY: Fault[] = ([408, 500, 503] as const).map((status) => ({ kind: 'status', status }));
const HANGING: Fault[] = [{ kind: 'hang' }, { kind: 'hang-in-body' }];
const BAD_REPLY_ADDRESS: Fault = { kind: 'bad-reply-address' };
const RESET: Fault = { kind: 'reset' };
const LOST: Fault = { kind: 'answer-lost' };
const unavailable: Fault = { kind: 'status', status: 503 };
const limited = (resetSeconds: number): Fault => ({ kind: 'status', status: 429, resetSeconds });

const lostThenRefused =
  'Brevo takes the mail, its answer is lost, and Brevo refuses the next attempt';
export const BAD_KEY = refusal(401, 'unauthorized');
export const LOST_ANSWERS: readonly Fault[] = [LOST, ...often(RESET).slice(1)];

const PASSING: BrevoScenario[] = [
  {
    fault: 'Brevo answers 408, 500 or 503 once, or 429 with 2 s to wait',
    ...ONE_MAIL,
    variants: [...BUSY, limited(2)].map((fault) => [fault]),
  },
  { fault: 'the connection to Brevo breaks once', ...ONE_MAIL, variants: [[RESET]] },
  {
    fault: 'Brevo hangs once, before or in its answer',
    ...ONE_MAIL,
    variants: HANGING.map((fault) => [fault]),
    attemptMs: HANGING_MS,
  },
  {
    fault: 'Brevo answers an unreadable success: HTML, empty, half, without an id',
    ...ONE_MAIL,
    variants: UNREADABLE.map((fault) => [fault]),
  },
  { fault: 'Brevo takes the mail and its answer is lost', ...ONE_MAIL, variants: [[LOST]] },
  {
    fault: 'Brevo refuses the visitor’s address as reply address',
    ...ONE_MAIL,
    variants: [[BAD_REPLY_ADDRESS], [RESET, BAD_REPLY_ADDRESS]],
  },
  {
    fault: `${lostThenRefused}, but checks the key first`,
    ...ONE_MAIL,
    keyHabits: ['on-arrival'],
    variants: [[LOST, unavailable]],
  },
  {
    fault: 'all of these one after another',
    ...ONE_MAIL,
    variants: [
      [limited(1), RESET, { kind: 'success-without-id', body: 'html' }, LOST],
      [RESET, unavailable, LOST],
      [unavailable, RESET, unavailable],
    ],
  },
];

const LASTING: BrevoScenario[] = [
  {
    fault: 'Brevo answers 408, 500 or 503 to every attempt',
    ...later('alarm `provider-away`'),
    variants: BUSY.map(often),
  },
  {
    fault: 'Brevo answers 429 and asks for ten minutes',
    ...later('alarm `provider-away`'),
    variants: [[limited(600)]],
  },
  {
    fault: 'the connection to Brevo breaks in every attempt',
    ...later('alarm `provider-away`'),
    variants: [often(RESET)],
  },
  {
    fault: 'Brevo hangs in every attempt',
    ...later('alarm `provider-away`'),
    variants: HANGING.map(often),
    attemptMs: HANGING_MS,
  },
  {
    fault: 'Brevo answers an unreadable success to every attempt',
    ...later('alarm `provider-away`'),
    variants: UNREADABLE.map(often),
  },
  {
    fault: 'Brevo takes the mail, and every answer is lost',
    ...LOST_LATER,
    variants: [LOST_ANSWERS],
  },
];

const PERMANENT: BrevoScenario[] = [
  {
    fault: '401, the key is wrong',
    ...later('alarm `bad-key`'),
    variants: [[BAD_KEY]],
  },
  {
    fault: '401, Brevo blocks the server’s address',
    ...later('alarm `blocked-address`'),
    variants: [[{ kind: 'blocked-address' }]],
  },
  {
    fault: '402, the plan is used up',
    ...later('alarm `plan-exhausted`'),
    variants: [[refusal(402, 'not_enough_credits')]],
  },
  {
    fault: '403, the account is suspended or not yet active',
    ...later('alarm `account-suspended`'),
    variants: [
      [refusal(403, 'permission_denied')],
      [refusal(403, 'account_under_validation')],
      [refusal(400, 'account_under_validation')],
    ],
  },
  {
    fault: '403, the key may not send',
    ...later('alarm `restricted-key`'),
    variants: [[{ kind: 'restricted-key' }]],
  },
  {
    fault: '400, the sender is not verified',
    ...later('alarm `bad-sender`'),
    variants: [[{ kind: 'bad-sender' }]],
  },
  {
    fault: '400 for another reason',
    ...later('alarm `refused`'),
    variants: [[refusal(400, 'invalid_parameter')], [refusal(400, 'missing_parameter')]],
  },
  {
    fault: 'a redirect, which would hand out the key',
    ...later('alarm `wrong-address`'),
    variants: [[{ kind: 'redirect', location: 'http://127.0.0.1:9/v3/smtp/email' }]],
  },
];

/** Faults with a second mail: after a refusal or a 5xx the function cannot know that Brevo has taken the first. */
export const SECOND_MAILS: BrevoScenario[] = [
  {
    fault: lostThenRefused,
    ...TWO_MAILS,
    keyHabits: ['on-acceptance'],
    variants: [[LOST, unavailable]],
  },
  {
    fault: 'Brevo takes the mail, and a proxy of Brevo’s answers 504',
    ...TWO_MAILS,
    variants: [[{ kind: 'taken-then-504' }]],
  },
  {
    fault:
      'Brevo takes the mail without its reply address, every answer is lost, and the browser retries',
    ...LOST_LATER,
    staff: 'two mails; alarm `provider-away`',
    keyHabits: ['on-acceptance'],
    variants: [[BAD_REPLY_ADDRESS, LOST, ...often(RESET).slice(2), BAD_REPLY_ADDRESS]],
  },
];

export const BREVO_SCENARIOS = [...PASSING, ...LASTING, ...PERMANENT];

function refusal(
  ...[status, code]: [400 | 401 | 402 | 403, Extract<Fault, { code: string }>['code']]
): Fault {
  return { kind: 'status', status, code };
}
