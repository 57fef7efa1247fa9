import { expect, test } from 'vitest';
import { CEREMONIES, type EventRequest, TIMES } from '../../src/shared/event-request.ts';
import { startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

const VISITORS = 200;
/** How long a busy machine may take for two hundred mails, in milliseconds. */
const PATIENT_MS = 60_000;

/** The mark is in every text of a visitor's request. It has only letters, because names may have no digits. */
const MARK = /visita[a-j]{3}z/g;
const markOf = (visitor: number) =>
  `visita${String(visitor)
    .padStart(3, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}z`;

function requestOf(visitor: number): EventRequest {
  const mark = markOf(visitor);
  return {
    ...ANA,
    name: `Nombre ${mark}`,
    surname: `Apellido ${mark}`,
    email: `${mark}@visitor.example`,
    phone: `+34 600000${String(visitor).padStart(3, '0')}`,
    numberOfGuests: visitor + 1,
    time: TIMES[visitor % 2] ?? 'Tarde',
    ceremony: CEREMONIES[visitor % 4] ?? 'Boda Civil',
    description: `Una cena en el jardín para ${mark},\ncon música en directo.`,
  };
}

test('S-PRD-3 S-API-4: 200 visitors at once send 200 mails, each with the data of one visitor', async () => {
  const { brevo, logged, send } = await startFunction({
    env: { RATE_LIMIT_VISITOR: '1/600', RATE_LIMIT_TOTAL: `${VISITORS}/600` },
    times: { totalMs: PATIENT_MS, attemptMs: PATIENT_MS, leastAttemptMs: PATIENT_MS },
  });
  const visitors = [...Array(VISITORS).keys()];
  const statuses = visitors.map(async (visitor) => {
    // Each visitor has a /64 network of the range for documentation, as a household does.
    const address = { 'x-real-ip': `2001:db8:0:${visitor.toString(16)}::1` };
    return (await send(requestOf(visitor), address)).status;
  });
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));

  const mails = brevo.messages.map(({ body }) => body);
  const marksOf = (part: unknown) => [...new Set(JSON.stringify(part).match(MARK))];
  const marks = mails.flatMap(marksOf);
  expect(marks.sort(), 'one mail for each visitor').toEqual(visitors.map(markOf));
  for (const { params, replyTo, subject, htmlContent, textContent } of mails) {
    const { reponseEmail, ...fields } = params ?? {};
    const request = requestOf(Number(fields.numberOfGuests) - 1);
    expect(fields).toEqual(request);
    expect([reponseEmail, replyTo?.email]).toEqual([request.email, request.email]);
    for (const part of [subject, htmlContent, textContent])
      expect(marksOf(part)).toEqual(marksOf(request));
    expect(htmlContent).toContain(request.phone);
  }
  expect(new Set(logged.map(({ id }) => id)).size).toBe(VISITORS);
});
