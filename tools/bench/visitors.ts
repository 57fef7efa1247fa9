import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { IDEMPOTENCY_HEADER } from '../../src/shared/contract.ts';
import {
  CEREMONIES,
  type EventRequest,
  SAMPLE_REQUEST,
  TIMES,
} from '../../src/shared/event-request.ts';
import type { BrevoMail } from '../local/brevo-mail.ts';

/** A mark identifies the texts of one request. It has only letters, because names may have no digits. */
const MARK = /visita[a-j]{6}z/g;

/** The status of a request whose connection broke. */
const NO_ANSWER = 0;

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** A request that shares no data with the request of another visitor or turn. */
export function requestOf(visitor: number, turn: number): { mark: string; request: EventRequest } {
  const number = visitor * 1000 + turn;
  const digits = String(number).padStart(6, '0');
  const mark = `visita${digits.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}z`;
  return {
    mark,
    request: {
      ...SAMPLE_REQUEST,
      name: `Nombre ${mark}`,
      surname: `Apellido ${mark}`,
      email: `${mark}@visitor.example`,
      phone: `+34 600${digits}`,
      date: `2099-${pick(['03', '05', '06', '09'], visitor)}-${String((number % 28) + 1).padStart(2, '0')}`,
      numberOfGuests: number + 1,
      time: pick(TIMES, number),
      ceremony: pick(CEREMONIES, number),
      description: `Una cena en el jardín para ${mark},\ncon música en directo.`,
    },
  };
}

/** Each visitor has its own /64 network, as a household does, from the range for documentation. */
const addressOf = (visitor: number) => `2001:db8:0:${visitor.toString(16)}::1`;

/** All visitors send at once, each one request after the other. Turns count from `firstTurn`. */
export async function sendAll(
  url: string,
  {
    visitors,
    requestsEach,
    firstTurn = 0,
  }: { visitors: number; requestsEach: number; firstTurn?: number },
) {
  const statuses: number[] = [];
  const latenciesMs: number[] = [];
  /** Mark → request. */
  const sent = new Map<string, EventRequest>();
  const startedAt = performance.now();

  async function visit(visitor: number): Promise<void> {
    for (let turn = firstTurn; turn < firstTurn + requestsEach; turn++) {
      const { mark, request } = requestOf(visitor, turn);
      sent.set(mark, request);
      const sentAt = performance.now();
      statuses.push(await post(url, visitor, request));
      latenciesMs.push(performance.now() - sentAt);
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return { statuses, latenciesMs, ms: performance.now() - startedAt, sent };
}

/** Resolves even without an answer, so that the other visitors go on. */
async function post(url: string, visitor: number, request: EventRequest): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-real-ip': addressOf(visitor),
        [IDEMPOTENCY_HEADER]: randomUUID(),
      },
      body: JSON.stringify(request),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return NO_ANSWER;
  }
}

/** Counts the mails of requests: each request has to become one mail, and each mail to contain one visitor's data only. */
export function countMails(sent: ReadonlyMap<string, EventRequest>, mails: readonly BrevoMail[]) {
  /** Subjects of mails that contain another visitor's data, or not all of their own visitor's. */
  const mixedUp: string[] = [];
  const mailsByMark = new Map<string, number>();
  for (const mail of mails) {
    const mark = markOf(mail);
    const request = sent.get(mark);
    if (request && isMailOf(request, mail)) mailsByMark.set(mark, (mailsByMark.get(mark) ?? 0) + 1);
    else mixedUp.push(mail.subject);
  }
  const marks = [...sent.keys()];
  return {
    accepted: mails.length,
    /** Marks of requests without a mail, and of requests with several mails. */
    lost: marks.filter((mark) => !mailsByMark.has(mark)),
    repeated: marks.filter((mark) => (mailsByMark.get(mark) ?? 0) > 1),
    mixedUp,
  };
}

/** The mark of the mail, if every part contains this mark and no other. */
function markOf({ subject, replyTo, htmlContent, textContent, params, user }: BrevoMail): string {
  const parts = [subject, replyTo, htmlContent, textContent, params, user].map((part) =>
    [...new Set(JSON.stringify(part ?? '').match(MARK))].join(),
  );
  const [mark = ''] = parts;
  return parts.every((marks) => marks === mark) ? mark : '';
}

/** Whether the mail has every field of the request, and replies go to the visitor. */
function isMailOf(request: EventRequest, { params, replyTo, htmlContent }: BrevoMail): boolean {
  const { reponseEmail, ...fields } = params ?? {};
  return (
    isDeepStrictEqual(fields, { ...request }) &&
    reponseEmail === request.email &&
    replyTo?.email === request.email &&
    htmlContent.includes(request.phone)
  );
}
