import { BUSINESS, phoneLink } from '../content/business.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { sentenceOf } from './summary.ts';

/** The request in the thank-you, so that the visitor notices a wrong email or phone number (U-22). */
export function SentRequest({ request }: { request: EventRequest }) {
  return (
    <>
      <p>{sentenceOf(request)}</p>
      <p>
        {EVENT_REQUEST.reply(request.email, request.phone)}{' '}
        <a href={phoneLink(BUSINESS.phone)}>{EVENT_REQUEST.call}</a>.
      </p>
    </>
  );
}
