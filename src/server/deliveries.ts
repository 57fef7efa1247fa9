import * as v from 'valibot';
import type { Answer, Question } from './call-brevo.ts';
import type { Config } from './config.ts';
import { NOTE_TAG } from './mail/note.ts';

/** What became of the mails that Brevo has taken (U-25). */
export type Deliveries = {
  /** The requests mailed, and those of them that arrived at one receiver at least. */
  requests: number;
  delivered: number;
  /** The mails, notes included, that did not arrive at one of the receivers. */
  lost: number;
};

export type People = Pick<Config, 'management' | 'sender'>;
export type Ask = <Value>(question: Question<Value>) => Promise<Answer<Value>>;

const EVENT = v.object({
  event: v.string(),
  messageId: v.string(),
  from: v.optional(v.string()),
  tag: v.optional(v.string()),
});
type Event = v.InferOutput<typeof EVENT>;
/** Brevo leaves out `events` if there are none. */
const EVENTS = v.object({ events: v.optional(v.array(EVENT), []) });

/** The events after which a mail does not arrive any more. Brevo spells them in several ways: `hardBounces`, `hardBounce`. */
const END =
  /^(?:blocked|(?:hard|soft)_?bounces?|invalid(?:_email)?|error|spam|complaint|unsubscribed?)$/i;

export async function askDeliveries(
  { management, sender }: People,
  days: number,
  ask: Ask,
): Promise<Answer<Deliveries>> {
  const answers = await Promise.all(
    management.emails.map((email) => {
      const query = new URLSearchParams({ email, days: String(days), limit: '2500' });
      return ask({ path: `/v3/smtp/statistics/events?${query}`, schema: EVENTS });
    }),
  );
  const isOwn = ({ from }: Event) => !from || from.toLowerCase() === sender.email.toLowerCase();
  const ofReceivers: Event[][] = [];
  for (const answer of answers) {
    if (answer.kind !== 'answered') return answer;
    ofReceivers.push(answer.value.events.filter(isOwn));
  }
  return { kind: 'answered', status: 200, value: countDeliveries(ofReceivers) };
}

/** Counts a mail to several receivers once. */
function countDeliveries(ofReceivers: Event[][]): Deliveries {
  const requests = new Set<string>();
  const delivered = new Set<string>();
  const lost = new Set<string>();
  for (const events of ofReceivers) {
    const arrived = new Set(
      events.flatMap(({ event, messageId }) => (event === 'delivered' ? messageId : [])),
    );
    for (const { event, messageId, tag } of events) {
      if (END.test(event) && !arrived.has(messageId)) lost.add(messageId);
      if (tag === NOTE_TAG) continue;
      requests.add(messageId);
      if (arrived.has(messageId)) delivered.add(messageId);
    }
  }
  return { requests: requests.size, delivered: delivered.size, lost: lost.size };
}
