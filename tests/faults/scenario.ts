import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFunction } from '../api/local-function.ts';
import { ANA } from '../api/sample-request.ts';
import { noTime } from './time.ts';

/** How a fault ends for visitor and staff. */
export type Outcome = { visitor: string; staff: string };

const COUNTS = ['none', 'one mail', 'two mails'];

/** The parts of `startFunction`'s result that the fault tests use. */
export type Instance = {
  send(changes: Record<string, unknown>, headers: Record<string, string>): Promise<Response>;
  brevo: { messages: readonly { body: { htmlContent: string } }[] };
  alarms: readonly { alarm: string }[];
};

/** One request of the page, which keeps its key for every retry and every instance. */
export function oneRequest(...instances: Instance[]) {
  const key = { 'idempotency-key': randomUUID() };
  const answers: number[] = [];
  const mailsAfter: number[] = [];
  /** Instances may share a Brevo. */
  const brevos = new Set(instances.map(({ brevo }) => brevo.messages));
  // An alarm may be a mail, too; a request of somebody else has another address.
  const inAll = () =>
    [...brevos].flat().filter(({ body }) => body.htmlContent.includes(ANA.email)).length;
  const others = inAll();
  const mails = () => inAll() - others;

  async function read(response: Response): Promise<void> {
    const { status } = await response.json();
    expect(status).toBe({ 200: 'sent', 429: 'rejected' }[response.status] ?? 'unavailable');
    answers.push(response.status);
    mailsAfter.push(mails());
  }

  return {
    /** Sends the request to these instances at once; by default to the first instance. */
    async send(...to: Instance[]): Promise<void> {
      const targets = to.length > 0 ? to : instances.slice(0, 1);
      const responses = await Promise.all(targets.map(({ send }) => send({}, key)));
      for (const response of responses) await read(response);
    },
    /** The outcome for visitor and staff, in words. */
    seen(): Outcome {
      const alarms = instances.flatMap((instance) => instance.alarms);
      return { visitor: visitorIn(answers), staff: staffIn(answers, mailsAfter, alarms) };
    },
  };
}

/** Sends a request during the fault, and retries it after the fault, at the same instance or at the next one. */
export async function sendAndRetry(instance: Instance, next = instance): Promise<Outcome> {
  const request = oneRequest(instance, next);
  await request.send(instance);
  await request.send(next);
  return request.seen();
}

/** After a 200 the page thanks. After any other answer it shows nothing, and retries the request. */
function visitorIn(answers: readonly number[]): string {
  const [first = 0] = answers;
  if (first === 200) return 'thanks';
  return `nothing new (${first}); ${answers.at(-1) === 200 ? 'thanks later' : 'no thanks'}`;
}

function staffIn(
  answers: readonly number[],
  mailsAfter: readonly number[],
  alarms: Instance['alarms'],
): string {
  const [atFirst = 0] = mailsAfter;
  const inTheEnd = COUNTS[mailsAfter.at(-1) ?? 0] ?? 'many mails';
  const isLate = answers[0] !== 200 && atFirst === 0;
  const names = new Set(alarms.map(({ alarm }) => `alarm \`${alarm}\``));
  return [isLate ? `${inTheEnd}, later` : inTheEnd, ...names].join('; ');
}

export const ONE_MAIL: Outcome = { visitor: 'thanks', staff: 'one mail' };
export const TWO_MAILS: Outcome = { visitor: 'thanks', staff: 'two mails' };

/** The function answers with this status, and the page's retry sends the mail. */
export const later = (alarm: string, status = 502): Outcome => ({
  visitor: `nothing new (${status}); thanks later`,
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
