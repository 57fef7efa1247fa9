import type { FormSignals } from '../shared/form-signals.ts';
import * as answers from './answer.ts';
import type { Mail, Mailer } from './brevo.ts';
import type { Limiter } from './limiter.ts';
import { spamSignalsOf } from './spam.ts';

/** A valid request that is to be sent. */
type Order = Pick<Mail, 'request' | 'endsAt'> & {
  /** The same for every retry. A request without it comes from no page of ours, and no retry of it is recognised. */
  id: string | undefined;
  formSignals: FormSignals;
  headers: Headers;
};

export type SendRequest = (order: Order) => Promise<answers.Answer>;

type Options = { limiter: Limiter; mailer: Mailer };

/** Counts the request for its limits, then sends the mail, with its spam signals. */
export function createSendRequest({ limiter, mailer }: Options): SendRequest {
  return async ({ request, id, endsAt, formSignals, headers }) => {
    const admission = await limiter.take(headers);
    if (!admission.allowed) return answers.overLimit(admission);

    const spamSignals = spamSignalsOf({ request, formSignals, isDirect: id === undefined });
    const { untouched } = formSignals;
    const sending = mailer.send({ request, endsAt, spamSignals, untouched });
    const sent = await sending.catch(async (error) => {
      await admission.giveBack();
      throw error;
    });
    // A request that sent no mail does not count.
    if (sent.result.kind !== 'done') await admission.giveBack();
    return answers.ofResult(sent);
  };
}
