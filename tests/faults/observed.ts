import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mailsInWords } from '../support/fault-table.ts';
import type { Outcome } from './outcomes.ts';

/** An instance of the function as `startFunction` gives it, as far as a fault is seen through it. */
export type Instance = {
  send(changes: Record<string, unknown>, headers: Record<string, string>): Promise<Response>;
  brevo: { messages: readonly unknown[] };
  logged: readonly { outcome: string; alarm?: string | undefined }[];
  alarms: readonly { alarm: string }[];
};

/** One request as the page sends it, under one key however often and wherever it arrives. */
export function oneRequest(...instances: Instance[]) {
  const key = { 'idempotency-key': randomUUID() };
  const answers: number[] = [];
  const mailsAfter: number[] = [];
  /** Instances may share a Brevo. */
  const brevos = new Set(instances.map(({ brevo }) => brevo.messages));
  const inAll = () => [...brevos].reduce((sum, messages) => sum + messages.length, 0);
  const others = inAll();
  const mails = () => inAll() - others;

  async function read(response: Response): Promise<void> {
    const { status } = await response.json();
    expect(status).toBe({ 200: 'sent', 429: 'rejected' }[response.status] ?? 'unavailable');
    answers.push(response.status);
    mailsAfter.push(mails());
  }

  return {
    /** Sent to each of them at once; without any, to the first. */
    async send(...to: Instance[]): Promise<void> {
      const targets = to.length > 0 ? to : instances.slice(0, 1);
      const responses = await Promise.all(targets.map(({ send }) => send({}, key)));
      for (const response of responses) await read(response);
    },
    /** What visitor and staff got of it, in words. */
    seen(): Outcome {
      const logs = instances.flatMap(({ logged, alarms }) => [...logged, ...alarms]);
      return { visitor: visitorIn(answers), staff: staffIn(answers, mailsAfter, logs) };
    },
  };
}

/** Sent once under the fault, and once more, there or to the instance that took its place, when the fault has ended. */
export async function sendUntilItWent(instance: Instance, next = instance): Promise<Outcome> {
  const request = oneRequest(instance, next);
  await request.send(instance);
  await request.send(next);
  return request.seen();
}

/** The page thanks after a 200; after anything else it shows nothing, keeps the request and sends it again (S-ERR-2, U-4). */
function visitorIn(answers: readonly number[]): string {
  const [first = 0] = answers;
  if (first === 200) return 'thanks';
  return `nothing new (${first}); ${answers.at(-1) === 200 ? 'thanks later' : 'no thanks'}`;
}

function staffIn(
  answers: readonly number[],
  mailsAfter: readonly number[],
  logs: readonly (Instance['logged'][number] | Instance['alarms'][number])[],
): string {
  const [atFirst = 0] = mailsAfter;
  const inTheEnd = mailsInWords(mailsAfter.at(-1) ?? 0);
  const isLate = answers[0] !== 200 && atFirst === 0;
  const alarms = new Set(logs.flatMap(({ alarm }) => (alarm ? [`alarm \`${alarm}\``] : [])));
  const outcomes = logs.flatMap((entry) => ('outcome' in entry ? [entry.outcome] : []));
  const failures = new Set(outcomes.filter((outcome) => outcome !== 'sent'));
  const inLog =
    alarms.size > 0 ? [...alarms] : [...failures].map((failure) => `log \`${failure}\``);
  return [isLate ? `${inTheEnd}, later` : inTheEnd, ...inLog].join('; ');
}
