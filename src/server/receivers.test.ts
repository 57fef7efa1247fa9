import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import {
  COMPLETE_ENV,
  expectAnswer,
  listen,
  startFunction,
} from '../../tests/support/local-function.ts';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { findReachable } from './receivers.ts';

const ANA = 'ana@estudio.example';
const EVA = 'eva@estudio.example';
const BOTH = [ANA, EVA];
const hard = (email: string) => ({ email, reason: { code: 'hardBounce' } });

/**
 * A Brevo with this list of blocked contacts, which responds to unblocking one like this. `unblocked` gets the paths
 * that are unblocked.
 */
async function startBrevo(
  list: unknown,
  respondToUnblock = (response: ServerResponse) => response.writeHead(204).end(),
) {
  const unblocked: (string | undefined)[] = [];
  const server = createServer(({ method, url }, response) => {
    if (method !== 'DELETE') return response.end(JSON.stringify(list));
    unblocked.push(url);
    return respondToUnblock(response);
  });
  const BREVO_BASE_URL = await listen(server);
  const config = { BREVO_API_KEY: 'key', BREVO_BASE_URL, MANAGEMENT_EMAIL: BOTH };
  return { find: () => findReachable(config), unblocked };
}

test.each([[{ email: 'otra@visitor.example', reason: null }], [{ reason: {} }], [null], [7]])(
  'U-25: the unexpected row %j hides no other row',
  async (odd) => {
    const { find } = await startBrevo({ contacts: [odd, hard(ANA)] });
    expect((await find()).reachable).toEqual([EVA]);
  },
);

test.each([
  { code: 'hard bounce of ana@visitor.example' },
  { code: 'hardBounce' },
  { code: 'HARD_BOUNCE' },
  { message: 'hard bounce' },
  ['hardBounce'],
  'hardBounce',
])('U-25: the reason %j is a hard bounce, which is never unblocked', async (reason) => {
  // A newer row says that the receiver has unsubscribed.
  const contacts = [{ email: ANA }, { email: ANA, reason }];
  const { find, unblocked } = await startBrevo({ contacts });
  const detail = `Brevo bloquea ${ANA} (hardBounce).`;
  const alarms = [{ name: 'receiver-lost', detail }];
  expect(await find()).toEqual({ reachable: [EVA], alarms });
  expect(unblocked).toEqual([]);
});

test.each([null, undefined, {}, 'spam', { message: 'richard@visitor.example' }])(
  'U-25: a receiver whose reason is %j is unblocked',
  async (reason) => {
    const { find, unblocked } = await startBrevo({
      contacts: [{ email: ANA.toUpperCase(), reason }],
    });
    expect(await find()).toEqual({ reachable: BOTH, alarms: [] });
    expect(unblocked).toEqual(['/v3/smtp/blockedContacts/ana%40estudio.example']);
  },
);

test('U-25 U-37: of a receiver that is not unblocked, the alarm says no word of Brevo’s', async () => {
  const contacts = [{ email: ANA, reason: { code: 'spam of ana@visitor.example' } }];
  const { find } = await startBrevo({ contacts }, (response) => response.writeHead(503).end());
  const detail = `Brevo bloquea ${ANA} (otro motivo).`;
  expect((await find()).alarms).toEqual([{ name: 'receiver-lost', detail }]);
});

test.each([{}, { count: 0 }, { contacts: [], count: 0 }])(
  'U-25: the list %j is empty',
  async (list) => {
    const { find } = await startBrevo(list);
    expect(await find()).toEqual({ reachable: BOTH, alarms: [] });
  },
);

test.each([
  [404, '{"code":"document_not_found"}', BOTH],
  [404, '<html>', [EVA]],
  [404, '{"code":"not_found"}', [EVA]],
  [200, '<html>', [EVA]],
])('U-25: after the response %i %s to unblocking, %j can be reached', async (...row) => {
  const [status, body, reachable] = row;
  const { find } = await startBrevo({ contacts: [{ email: ANA }] }, (response) =>
    response.writeHead(status).end(body),
  );
  expect((await find()).reachable).toEqual(reachable);
});

test('U-25: reading the list and unblocking have one time limit together', async () => {
  stopTime();
  const { find } = await startBrevo({ contacts: [{ email: ANA }] }, (response) => {
    passTime(2000);
    return response.writeHead(204).end();
  });
  expect((await find()).reachable).toEqual([EVA]);
});

test('U-25: the newest hundred are read, one receiver is unblocked, and a hard bounce is left out', async () => {
  const MANAGEMENT_EMAIL = BOTH.join();
  const { brevo, send, webhook } = await startFunction({ env: { MANAGEMENT_EMAIL } });
  for (let index = 0; index < 300; index++) brevo.blocked.set(`${index}@visitor.example`, 'spam');
  brevo.blocked.set(ANA, 'contactFlaggedAsSpam').set(EVA.toUpperCase(), 'hardBounce');
  await expectAnswer(await send(), 200, { status: 'sent' });
  expect(brevo.messages.map(({ body }) => body.to)).toMatchObject([[{ email: ANA }]]);
  expect(webhook.posts[0]?.body).toContain(`\\nBrevo bloquea ${EVA} (hardBounce).\\n`);
});

test('U-25 U-15: if nobody is left, the answer is 502 with an alarm, and the request counts for no limit', async () => {
  const { brevo, logged, send, webhook } = await startFunction();
  brevo.blocked.set(COMPLETE_ENV.MANAGEMENT_EMAIL, 'hardBounce');
  for (let times = 0; times < 31; times++)
    await expectAnswer(await send(), 502, { status: 'unavailable' });
  expect(logged[0]).toMatchObject({ outcome: 'undeliverable', attempts: 0 });
  expect(webhook.posts.map(({ body }) => body)).toEqual([
    expect.stringContaining('No queda ningún buzón: las solicitudes esperan en el navegador'),
  ]);
  brevo.blocked.clear();
  await expectAnswer(await send(), 200, { status: 'sent' });
});
