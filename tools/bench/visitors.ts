import { randomUUID } from 'node:crypto';
import { SAMPLE_REQUEST } from '../../src/server/mail-fields.ts';
import { IDEMPOTENCY_HEADER } from '../../src/shared/contract.ts';
import { CEREMONIES, type EventRequest, TIMES } from '../../src/shared/event-request.ts';

/** Sends the requests of many visitors at once. No two requests share data. */

export interface Load {
  statuses: number[];
  latenciesMs: number[];
  ms: number;
  /** Mark → request. */
  sent: ReadonlyMap<string, EventRequest>;
}

interface LoadSize {
  visitors: number;
  requestsEach: number;
  firstTurn?: number;
}

/** A mark identifies the texts of one request. It has only letters, because names may have no digits. */
export const MARK = /visita[a-j]{6}z/g;

/** The status of a request whose connection broke. */
const NO_ANSWER = 0;

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

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

/** Each visitor has an own /64 network, as a household does, from the range for documentation. */
const addressOf = (visitor: number) => `2001:db8:0:${visitor.toString(16)}::1`;

/** All visitors send at once, each one request after the other. Turns count from `firstTurn`. */
export async function sendAll(
  url: string,
  { visitors, requestsEach, firstTurn = 0 }: LoadSize,
): Promise<Load> {
  const load = { statuses: [] as number[], latenciesMs: [] as number[] };
  const sent = new Map<string, EventRequest>();
  const startedAt = performance.now();

  async function visit(visitor: number): Promise<void> {
    for (let turn = firstTurn; turn < firstTurn + requestsEach; turn++) {
      const { mark, request } = requestOf(visitor, turn);
      sent.set(mark, request);
      const sentAt = performance.now();
      load.statuses.push(await post(url, visitor, request));
      load.latenciesMs.push(performance.now() - sentAt);
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return { ...load, ms: performance.now() - startedAt, sent };
}

/** Resolves also if no answer comes, so that the other visitors go on. */
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
