import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { expect, onTestFinished, test } from 'vitest';
import { countMails, requestOf, sendAll } from '../../tools/bench/visitors.ts';
import { startFunction } from './local-function.ts';

/** Checks the counts of `npm run bench -- --only load` once, without measuring the time. */

const VISITORS = 200;
/** How long a busy machine may take for two hundred mails, in milliseconds. */
const PATIENT_MS = 60_000;
const env = { RATE_LIMIT_VISITOR: '1/600', RATE_LIMIT_TOTAL: `${VISITORS}/600` };

async function startServer() {
  const { brevo, handle, logged } = await startFunction({
    env,
    trustRealIp: true,
    times: { totalMs: PATIENT_MS, attemptMs: PATIENT_MS },
  });
  const server = createServer(createRequestListener(handle));
  server.keepAliveTimeout = PATIENT_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event-request`;
  return { url, logged, mails: () => brevo.messages.map(({ body }) => body) };
}

test('S-PRD-3 S-API-4: 200 visitors at once send 200 mails, each with the data of one visitor', async () => {
  const { url, logged, mails } = await startServer();
  const { statuses, sent } = await sendAll(url, { visitors: VISITORS, requestsEach: 1 });
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(countMails(sent, mails())).toEqual({
    accepted: VISITORS,
    lost: [],
    repeated: [],
    mixedUp: [],
  });
  expect(new Set(logged.map(({ id }) => id)).size).toBe(VISITORS);
});

test('S-API-4: lost, duplicate and mixed-up mails are counted', async () => {
  const { url, mails } = await startServer();
  const { sent } = await sendAll(url, { visitors: 4, requestsEach: 1 });
  const marked = (mark: string) => mails().filter(({ subject }) => subject.includes(mark));
  const [first, second, third, last] = [0, 1, 2, 3].map((visitor) => requestOf(visitor, 0).mark);
  if (!first || !second || !third || !last) throw new Error('Four visitors were asked for');
  const [mixed] = marked(third);
  const [other] = marked(last);
  if (!mixed || !other) throw new Error('Every visitor has a mail');
  const wrong = [
    ...marked(second),
    ...marked(second),
    { ...mixed, htmlContent: other.htmlContent },
    { ...other, params: { ...other.params, numberOfGuests: 1 } },
  ];
  expect(countMails(sent, wrong)).toEqual({
    accepted: 4,
    lost: [first, third, last],
    repeated: [second],
    mixedUp: [mixed.subject, other.subject],
  });
});
