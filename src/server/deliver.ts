import type { EventRequest } from '../shared/event-request.ts';
import type { Mailer } from './brevo.ts';
import type { Limiter } from './limiter.ts';
import type { Notifier } from './notifier.ts';
import * as reply from './reply.ts';
import { type FormSignals, isSpam, spamSignalsOf } from './spam.ts';
import type { Store } from './store.ts';

/** A valid request that is to be sent. */
export type Order = {
  request: EventRequest;
  /** The same for every retry. A request without it comes from no page of ours: a script may have sent it. */
  id: string | undefined;
  formSignals: FormSignals;
  headers: Headers;
  timeLeftMs: () => number;
};

export type Deliver = (order: Order) => Promise<reply.Reply>;

/** How many requests with many spam signals are mailed a day, with their notice: one of them may be honest (U-32). */
const SPAM_MAILS = 5;
const DAY_MS = 24 * 60 * 60_000;
const SPAM = 'spam:mails';
/** The requests dropped since the last sign of life, or for this long. */
export const DROPPED = 'dropped:week';
const DROPPED_MS = 8 * DAY_MS;

type Options = { limiter: Limiter; mailer: Mailer; store: Store; notifier: Notifier };

/** Spam signals, limits, then the mail. */
export function createDeliver({ limiter, mailer, store, notifier }: Options): Deliver {
  return async ({ request, id, formSignals, headers, timeLeftMs }) => {
    const isDirect = id === undefined;
    const spamSignals = spamSignalsOf({ request, formSignals, isDirect });
    const takesSpamMail = isSpam(spamSignals);
    const sendsMail = !takesSpamMail || (await store.add(SPAM, 1, DAY_MS)).count <= SPAM_MAILS;
    // A dropped request counts for its sender's limit alone: a flood of spam must not use up the total.
    const turn = await limiter.take(headers, { sendsMail, isDirect });
    if (!turn.allowed) return reply.overLimit(turn);
    if (!sendsMail) {
      await store.add(DROPPED, 1, DROPPED_MS);
      return reply.withSpamSignals(reply.DROPPED, spamSignals);
    }

    const sending = mailer.send({
      request,
      spamSignals,
      untouched: formSignals.untouched,
      id,
      timeLeftMs: timeLeftMs(),
    });
    const delivery = await sending.catch(async (error) => {
      await turn.giveBack({ toVisitor: true });
      throw error;
    });
    // An outage uses up no turn. A mail that Brevo refuses for its content counts for its sender.
    if (delivery.sent) notifier.requestSent(request);
    else {
      if (takesSpamMail) await store.add(SPAM, -1, DAY_MS);
      await turn.giveBack({ toVisitor: delivery.alarm !== 'refused' });
    }
    return reply.withSpamSignals(reply.delivered(delivery), spamSignals);
  };
}
