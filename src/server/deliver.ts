import type { EventRequest } from '../shared/event-request.ts';
import type { Mailer } from './brevo.ts';
import type { Limiter } from './limiter.ts';
import * as reply from './reply.ts';
import { type FormSignals, isDropped, spamSignalsOf } from './spam.ts';

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

/** Spam signals, limits, then the mail. */
export function createDeliver({ limiter, mailer }: { limiter: Limiter; mailer: Mailer }): Deliver {
  return async ({ request, id, formSignals, headers, timeLeftMs }) => {
    const isDirect = id === undefined;
    const spamSignals = spamSignalsOf({ request, formSignals, isDirect });
    // A dropped request counts for its sender's limit alone: a flood of spam must not use up the total.
    const sendsMail = !isDropped(spamSignals);
    const turn = await limiter.take(headers, { sendsMail, isDirect });
    if (!turn.allowed) return reply.overLimit(turn);
    if (!sendsMail) return reply.withSpamSignals(reply.DROPPED, spamSignals);

    const sending = mailer.send({ request, spamSignals, id, timeLeftMs: timeLeftMs() });
    const delivery = await sending.catch(async (error) => {
      await turn.giveBack({ toVisitor: true });
      throw error;
    });
    // An outage uses up no turn. A mail that Brevo refuses for its content counts for its sender.
    if (!delivery.sent) await turn.giveBack({ toVisitor: delivery.alarm !== 'refused' });
    return reply.withSpamSignals(reply.delivered(delivery), spamSignals);
  };
}
