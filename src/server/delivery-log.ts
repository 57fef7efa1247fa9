import * as v from 'valibot';
import { type BrevoCall, type BrevoResponse, listIn } from './call-brevo.ts';
import type { Addresses } from './config.ts';
import { NOTE_TAG } from './mail/note.ts';
import { DAY_MS } from './times.ts';

/** What became of the requests that Brevo has taken (U-25), by Brevo's own log. */
export type Deliveries = {
  /** The requests whose mails were due in the last week, and those of them that arrived at one receiver at least. */
  requests: number;
  delivered: number;
  /** The receivers whom requests did not reach that became late in the asked time. */
  late: readonly { receiver: string; requests: number }[];
};

/** `from` is not in the period, `until` is. */
export type Period = { from: number; until: number };

const WEEK_DAYS = 7;
/** A mail is due this long after it was sent, in milliseconds. Brevo tries for 36 h to reach a full mailbox. */
const LATE_MS = 2 * 60 * 60_000;
/** More than the plan's mails of a week, in events. Without it, Brevo answers with fewer. */
const MAX_EVENTS = '2500';

export type Ask = <Value>(call: BrevoCall<Value>) => Promise<BrevoResponse<Value>>;

const EVENT = v.object({
  // A date of another form is `NaN`, which is no number of valibot's.
  date: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  event: v.string(),
  messageId: v.string(),
  from: v.nullish(v.string(), ''),
  tag: v.nullish(v.string(), ''),
});
type Event = v.InferOutput<typeof EVENT>;

/** A mail to one receiver. If it has not arrived by `dueAt`, it is late. */
type Sent = { id: string; receiver: string; dueAt: number; hasArrived: boolean };

/** Asks for the requests of the last week. `late`: when those became late that are told as late. */
export async function askDeliveries(
  { management: { emails }, sender }: Addresses,
  ask: Ask,
  late: Period,
): Promise<BrevoResponse<Deliveries>> {
  // Brevo counts today as a day.
  const days = String(WEEK_DAYS + 1);
  const responses = await Promise.all(
    emails.map((receiver) => {
      const query = new URLSearchParams({ email: receiver.toLowerCase(), days, limit: MAX_EVENTS });
      return ask({ path: `/v3/smtp/statistics/events?${query}`, schema: listIn('events', EVENT) });
    }),
  );
  const address = sender.email.toLowerCase();
  const isOfSite = ({ from, tag }: Event) =>
    (from === '' || from.toLowerCase().includes(address)) && !tag.includes(NOTE_TAG);
  const sent: Sent[] = [];
  for (const [index, response] of responses.entries()) {
    if (response.kind !== 'done') return response;
    sent.push(...sentTo(emails[index] ?? '', response.value.filter(isOfSite)));
  }
  return { kind: 'done', status: 200, value: countDeliveries(sent, late) };
}

/** Events of any other name decide nothing: a mail without `delivered` has not arrived. */
function sentTo(receiver: string, events: readonly Event[]): Sent[] {
  const named = (name: RegExp) => events.filter(({ event }) => name.test(event));
  const arrived = new Set(named(/^delivered$/i).map(({ messageId }) => messageId));
  return named(/^requests?$/i).map(({ messageId: id, date }) => ({
    id,
    receiver,
    dueAt: date + LATE_MS,
    hasArrived: arrived.has(id),
  }));
}

/** A mail to several receivers counts once. */
function countDeliveries(sent: readonly Sent[], { from, until }: Period): Deliveries {
  const mails = (some: readonly Sent[]) => new Set(some.map(({ id }) => id)).size;
  const dueAfter = (ms: number) => sent.filter(({ dueAt }) => dueAt > ms && dueAt <= until);
  const ofWeek = dueAfter(until - WEEK_DAYS * DAY_MS);
  const late = dueAfter(from).filter(({ hasArrived }) => !hasArrived);
  const missed = [...new Set(late.map(({ receiver }) => receiver))];
  return {
    requests: mails(ofWeek),
    delivered: mails(ofWeek.filter(({ hasArrived }) => hasArrived)),
    late: missed.map((receiver) => ({
      receiver,
      requests: mails(late.filter((each) => each.receiver === receiver)),
    })),
  };
}
