import * as v from 'valibot';
import { type BrevoCall, type BrevoResponse, listIn } from './call-brevo.ts';
import type { Addresses } from './config.ts';
import { NOTE_TAG } from './mail/note.ts';

/** What became of the requests that Brevo has taken (U-25), by Brevo's own log. */
export type Deliveries = {
  /** The requests that were mailed in the last week, and those of them that arrived at one receiver at least. */
  requests: number;
  delivered: number;
  /** The requests that became late in the asked time, and the receivers that they did not reach. */
  late: { requests: number; receivers: readonly string[] };
};

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
/** A request that has not arrived by then is late, in milliseconds. Brevo tries for 36 h to reach a full mailbox. */
const LATE_MS = 2 * 60 * 60_000;
/** More than the plan's mails of a week, in events. Without it, Brevo answers with fewer. */
const MAX_EVENTS = '2500';

export type Ask = <Value>(call: BrevoCall<Value>) => Promise<BrevoResponse<Value>>;

/** Brevo spells events in several ways: `hardBounces`, `hard_bounce`. */
const plain = (event: string) => event.toLowerCase().replace(/[^a-z]|s$/g, '');
const KNOWN_EVENTS =
  'requests delivered deferred bounces softBounces hardBounces blocked spam complaint invalid invalidEmail error unsubscribe unsubscribed opened uniqueOpened clicks loadedByProxy'
    .split(' ')
    .map(plain);

/** Anything else is not understood: a changed spelling must not look as if there were no mails. */
const EVENT = v.object({
  date: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  email: v.string(),
  event: v.pipe(
    v.string(),
    v.transform(plain),
    v.check((event) => KNOWN_EVENTS.includes(event)),
  ),
  messageId: v.string(),
  from: v.nullish(v.string(), ''),
  tag: v.nullish(v.string(), ''),
});
type Event = v.InferOutput<typeof EVENT>;

/** Asks for the requests of the last week. `late`: which of them are told as late, by when they became so. */
export async function askDeliveries(
  { management, sender }: Addresses,
  ask: Ask,
  late: { from: number; until: number },
): Promise<BrevoResponse<Deliveries>> {
  // Brevo counts today as a day.
  const days = String(WEEK_DAYS + 1);
  const responses = await Promise.all(
    management.emails.map((receiver) => {
      const email = receiver.toLowerCase();
      const query = new URLSearchParams({ email, days, limit: MAX_EVENTS });
      return ask({ path: `/v3/smtp/statistics/events?${query}`, schema: listIn('events', EVENT) });
    }),
  );
  const events: Event[] = [];
  for (const response of responses) {
    if (response.kind !== 'done') return response;
    events.push(...response.value);
  }
  const address = sender.email.toLowerCase();
  const isOfSite = ({ from, tag }: Event) => {
    const isOwn = from === '' || from.toLowerCase().includes(address);
    return isOwn && !tag.includes(NOTE_TAG);
  };
  return { kind: 'done', status: 200, value: countDeliveries(events.filter(isOfSite), late) };
}

/** A mail to several receivers counts once. */
function countDeliveries(
  events: readonly Event[],
  late: { from: number; until: number },
): Deliveries {
  const toOne = ({ messageId, email }: Event) => `${messageId} ${email}`;
  const mails = (some: readonly Event[]) => new Set(some.map(({ messageId }) => messageId)).size;
  const arrived = new Set(events.filter(({ event }) => event === 'delivered').map(toOne));
  const sent = events.filter(({ event }) => event === 'request');
  const lateAt = ({ date }: Event) => Date.parse(date) + LATE_MS;
  const missing = sent
    .filter((event) => !arrived.has(toOne(event)))
    .filter((event) => lateAt(event) > late.from && lateAt(event) <= late.until);
  const ofWeek = sent.filter(({ date }) => Date.parse(date) > late.until - WEEK_DAYS * DAY_MS);
  return {
    requests: mails(ofWeek),
    delivered: mails(ofWeek.filter((event) => arrived.has(toOne(event)))),
    late: {
      requests: mails(missing),
      receivers: [...new Set(missing.map(({ email }) => email))],
    },
  };
}
