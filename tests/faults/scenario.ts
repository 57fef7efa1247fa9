import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFunction } from '../api/local-function.ts';
import { ANA } from '../api/sample-request.ts';
import { noTime } from './time.ts';

/** How a fault ends for visitor and staff. */
export type Outcome = { visitor: string; staff: string };

const COUNTS = ['none', 'one mail', 'two mails'];

type Instance = Awaited<ReturnType<typeof startFunction>>;

/** Sends a request during the fault, and retries it after the fault under the same key, at the same instance or at the next one. */
export async function sendAndRetry(instance: Instance, next = instance): Promise<Outcome> {
  const key = { 'idempotency-key': randomUUID() };
  /** Instances may share a Brevo. */
  const brevos = new Set([instance.brevo.messages, next.brevo.messages]);
  // An alarm may be a mail, too.
  const mails = () =>
    [...brevos].flat().filter(({ body }) => body.htmlContent.includes(ANA.email)).length;

  const first = await read(await instance.send({}, key));
  const atFirst = mails();
  const second = await read(await next.send({}, key));
  const alarms = new Set([...instance.alarms, ...next.alarms].map(({ alarm }) => alarm));
  const count = COUNTS[mails()] ?? 'many mails';
  const staff = first !== 200 && atFirst === 0 ? `${count}, later` : count;
  return {
    visitor: visitorAfter(first, second),
    staff: [staff, ...[...alarms].map((alarm) => `alarm \`${alarm}\``)].join('; '),
  };
}

/** Returns the status of an answer that follows the contract. */
async function read(response: Response): Promise<number> {
  const { status } = await response.json();
  expect(status).toBe(response.status === 200 ? 'sent' : 'unavailable');
  return response.status;
}

/** After a 200 the page thanks. After any other answer it shows nothing, and retries the request. */
const visitorAfter = (first: number, second: number) =>
  first === 200
    ? 'thanks'
    : `nothing new (${first}); ${second === 200 ? 'thanks later' : 'no thanks'}`;

export const ONE_MAIL: Outcome = { visitor: 'thanks', staff: 'one mail' };
export const TWO_MAILS: Outcome = { visitor: 'thanks', staff: 'two mails' };

/** The function answers with 502, and the page's retry sends the mail. */
export const later = (alarm: string): Outcome => ({
  visitor: 'nothing new (502); thanks later',
  staff: `one mail, later; alarm \`${alarm}\``,
});

export type Start = (
  options?: Parameters<typeof startFunction>[0],
) => ReturnType<typeof startFunction>;
type Variant = (start: Start) => Promise<Outcome>;

const start: Start = ({ times = {}, ...options } = {}) =>
  startFunction({ ...options, times: { ...noTime(), ...times } });

/** Every variant of a scenario has to end as declared. The variants run in parallel. */
export function scenario(
  id: string,
  fault: string,
  outcome: Outcome,
  ...variants: Variant[]
): void {
  test(`${id}: ${fault}`, async () => {
    const seen = await Promise.all(variants.map((variant) => variant(start)));
    expect(seen).toEqual(variants.map(() => outcome));
  });
}
