import * as v from 'valibot';
import type { BrevoCall, BrevoResponse } from './call-brevo.ts';
import type { Addresses } from './config.ts';
import { RESENT, resentTag } from './mail/message.ts';
import { NOTE_TAG } from './mail/note.ts';

/** What became of the mails that Brevo has taken (U-25). */
export type Deliveries = {
  /** The requests that were mailed in the last week, and those of them that arrived at one receiver at least. */
  requests: number;
  delivered: number;
  /** The mails of the last four days, notes included, that did not reach one of the receivers: Brevo gave up, or they are late. */
  lost: number;
};

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const LOST_MS = 4 * DAY_MS;
/** Brevo tries for 36 h to reach a full mailbox: a mail that is late may as well be lost. */
const LATE_MS = 12 * HOUR_MS;

export type Ask = <Value>(call: BrevoCall<Value>) => Promise<BrevoResponse<Value>>;

const EVENT = v.object({
  date: v.string(),
  email: v.string(),
  event: v.string(),
  messageId: v.string(),
  from: v.nullish(v.string(), ''),
  tag: v.nullish(v.string(), ''),
});
type Event = v.InferOutput<typeof EVENT>;
/** Brevo leaves out `events` if there are none. An entry of another form is left out, too. */
const EVENTS = v.object({ events: v.optional(v.array(v.fallback(v.nullable(EVENT), null)), []) });

/** A mail with such an event does not arrive any more. Brevo spells them in several ways: `hardBounces`, `hard_bounce`. */
const END =
  /^(?:blocked|(?:hard|soft)_?bounces?|invalid(?:_email)?|error|spam|complaint|unsubscribed?)$/i;

/** Asks for the site's mails of the last week. */
export async function askDeliveries(
  { management, sender }: Addresses,
  ask: Ask,
  now: number,
): Promise<BrevoResponse<Deliveries>> {
  // Brevo counts today as a day.
  const days = String(WEEK_MS / DAY_MS + 1);
  const responses = await Promise.all(
    management.emails.map((receiver) => {
      const email = receiver.toLowerCase();
      const query = new URLSearchParams({ email, days, limit: '2500' });
      return ask({ path: `/v3/smtp/statistics/events?${query}`, schema: EVENTS });
    }),
  );
  const events: Event[] = [];
  for (const response of responses) {
    if (response.kind !== 'done') return response;
    events.push(...response.value.events.filter((event) => event !== null));
  }
  const address = sender.email.toLowerCase();
  const ofSite = events.filter(({ from }) => !from || from.toLowerCase().includes(address));
  return { kind: 'done', status: 200, value: countDeliveries(ofSite, now) };
}

const FIRST_MAIL = new RegExp(`${RESENT}\\w+`);
/** The same for a mail that was sent again. Brevo may report one tag, or all of them in any form. */
const mailOf = ({ messageId, tag }: Event) => FIRST_MAIL.exec(tag)?.[0] ?? resentTag(messageId);

/** A mail to several receivers counts once. */
function countDeliveries(events: readonly Event[], now: number): Deliveries {
  const toOne = (event: Event) => `${mailOf(event)} ${event.email}`;
  const mails = (some: readonly Event[]) => new Set(some.map(mailOf)).size;
  const arrived = new Set(events.filter(({ event }) => event === 'delivered').map(toOne));
  const ended = new Set(events.filter(({ event }) => END.test(event)).map(toOne));
  const ageOf = ({ date }: Event) => now - Date.parse(date);
  const sentWithin = (ms: number) =>
    events.filter((event) => event.event === 'requests' && ageOf(event) <= ms);
  const requests = sentWithin(WEEK_MS).filter(({ tag }) => !tag.includes(NOTE_TAG));
  const lost = sentWithin(LOST_MS)
    .filter((event) => !arrived.has(toOne(event)))
    .filter((event) => ended.has(toOne(event)) || ageOf(event) >= LATE_MS);
  return {
    requests: mails(requests),
    delivered: mails(requests.filter((event) => arrived.has(toOne(event)))),
    lost: mails(lost),
  };
}
