import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import type { FormSignals } from '../shared/form-signals.ts';
import * as answers from './answer.ts';
import type { Mail, Mailer } from './brevo.ts';
import type { Limiter } from './limiter.ts';
import { isSpam, spamSignalsOf } from './spam.ts';

/** A valid request that is to be sent. */
export type Order = Pick<Mail, 'request' | 'id' | 'endsAt'> & {
  formSignals: FormSignals;
  headers: Headers;
};

export type SendRequest = (order: Order) => Promise<answers.Answer>;

type Options = {
  limiter: Limiter;
  mailer: Mailer;
  /** Tells the owner that a mail was sent. */
  announce: (request: EventRequest, untouched: readonly EventRequestField[]) => void;
};

/** Finds spam signals, counts the request for its limits, then sends the mail. */
export function createSendRequest({ limiter, mailer, announce }: Options): SendRequest {
  return async ({ formSignals, headers, ...order }) => {
    const { request } = order;
    const isDirect = order.id === undefined;
    const spamSignals = spamSignalsOf({ request, formSignals, isDirect });
    const admission = await limiter.take(headers, { isSpam: isSpam(spamSignals), isDirect });
    if (!admission.allowed) return answers.overLimit(admission, spamSignals);

    const { untouched } = formSignals;
    const sending = mailer.send({ ...order, spamSignals, untouched });
    const sent = await sending.catch(async (error) => {
      await admission.giveBack({ toVisitor: true });
      throw error;
    });
    // During an outage no request counts. A mail that Brevo refuses for its content counts for its sender.
    if (sent.result.kind === 'done') announce(request, untouched);
    else await admission.giveBack({ toVisitor: sent.result.alarm !== 'refused' });
    return answers.ofResult(sent, spamSignals);
  };
}
