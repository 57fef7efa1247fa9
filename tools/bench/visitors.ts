import { randomUUID } from 'node:crypto';
import { SAMPLE_REQUEST } from '../../src/server/mail-fields.ts';
import { IDEMPOTENCY_HEADER } from '../../src/shared/contract.ts';
import { CEREMONIES, type EventRequest, TIMES } from '../../src/shared/event-request.ts';

/** Many visitors at once, each with data of its own that no other shares. */

export interface Load {
  statuses: number[];
  latenciesMs: number[];
  ms: number;
  /** What was sent, by its mark. */
  sent: ReadonlyMap<string, EventRequest>;
}

interface LoadSize {
  visitors: number;
  requestsEach: number;
  firstTurn?: number;
}

/** Stands in every text of one request and of no other; of letters alone, as names have to be. */
export const MARK = /visita[a-j]{6}z/g;

/** Stands among the statuses for a connection that broke. */
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

/** Of the range that documentation may use: a network of its own each, as a household has it. */
const addressOf = (visitor: number) => `2001:db8:0:${visitor.toString(16)}::1`;

/** All visitors at once; each sends its requests one after the other, from `firstTurn` on. */
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

/** The status of the answer; a visitor who gets none is counted, and does not stop the others. */
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
