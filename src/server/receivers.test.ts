import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { COMPLETE_ENV, expectAnswer, startFunction } from '../../tests/support/local-function.ts';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { findReachable } from './receivers.ts';

const ANA = 'ana@estudio.example';
const EVA = 'eva@estudio.example';
const BOTH = [ANA, EVA];
const hard = (email: string) => ({ email, reason: { code: 'hardBounce' } });
const UNREADABLE = { alarm: 'provider-away', detail: expect.stringContaining('no ha podido leer') };

/** A Brevo with this list of blocked contacts, and this response to freeing one. `onFree` gets the paths that are freed. */
async function startBrevo(
  body: unknown,
  freeing: { status: number; body?: string } = { status: 204 },
  onFree = (_path: string) => {},
) {
  const server = createServer(({ method, url }, response) => {
    if (method === 'DELETE') onFree(String(url));
    if (method === 'DELETE') response.writeHead(freeing.status).end(freeing.body);
    else response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const BREVO_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { BREVO_API_KEY: 'key', BREVO_BASE_URL, MANAGEMENT_EMAIL: BOTH };
  return { find: () => findReachable(config) };
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
  { code: 'hard bounce' },
  { code: 'hard-bounce' },
  { code: 'hardBounce ' },
  { code: 'HARD_BOUNCE' },
  { message: 'hard bounce' },
  ['hardBounce'],
  'hardBounce',
])('U-25: the reason %j is a hard bounce, which is never freed', async (reason) => {
  const freed: string[] = [];
  const contacts = [{ email: ANA, reason }];
  const { find } = await startBrevo({ contacts }, undefined, (path) => void freed.push(path));
  const detail = `Brevo bloquea ${ANA} (hardBounce).`;
  expect(await find()).toEqual({
    reachable: [EVA],
    alarms: [{ alarm: 'receiver-lost', detail }],
  });
  expect(freed).toEqual([]);
});

test.each([null, '1', true, {}])('U-25: with the count %j the rows are read', async (count) => {
  const { find } = await startBrevo({ contacts: [hard(ANA)], count });
  expect(await find()).toMatchObject({ reachable: [EVA], uncertain: UNREADABLE });
});

test('U-25: of several rows of one address a hard bounce counts, whichever is newer', async () => {
  const rows = ['unsubscribedViaEmail', 'hardBounce', 'adminBlocked'].map((code) => ({
    email: ANA,
    reason: { code },
  }));
  const freed: string[] = [];
  const { find } = await startBrevo({ contacts: rows }, undefined, (path) => void freed.push(path));
  expect((await find()).reachable).toEqual([EVA]);
  expect(freed).toEqual([]);
});

test.each([null, undefined, {}, 'spam', { message: 'richard@visitor.example' }])(
  'U-25: a receiver whose reason is %j is freed',
  async (reason) => {
    const contacts = [{ email: ANA.toUpperCase(), reason }];
    const freed: string[] = [];
    const { find } = await startBrevo({ contacts }, undefined, (path) => void freed.push(path));
    expect(await find()).toEqual({ reachable: BOTH, alarms: [] });
    expect(freed).toEqual(['/v3/smtp/blockedContacts/ana%40estudio.example']);
  },
);

test('U-25 U-37: of a receiver that is not freed, the alarm says no word of Brevo’s', async () => {
  const contacts = [{ email: ANA, reason: { code: 'spam of ana@visitor.example' } }];
  const { find } = await startBrevo({ contacts }, { status: 503 });
  const detail = `Brevo bloquea ${ANA} (otro motivo).`;
  expect((await find()).alarms).toEqual([{ alarm: 'receiver-lost', detail }]);
});

test.each([{}, { count: 0 }, { contacts: [] }, { contacts: [], count: 0 }])(
  'U-25: the list %j is empty',
  async (body) => {
    const { find } = await startBrevo(body);
    expect(await find()).toEqual({ reachable: BOTH, alarms: [] });
  },
);

test.each([
  ['of another shape', { blocked: [hard(ANA)] }],
  ['whose rows have another shape', { contacts: [{ mail: ANA }] }],
  ['without the rows that it counts', { count: 3 }],
  ['with fewer rows than it counts', { contacts: [hard('otra@visitor.example')], count: 3 }],
])('U-25: a list %s is unread, not empty', async (_, body) => {
  const { find } = await startBrevo(body);
  expect(await find()).toMatchObject({ reachable: BOTH, alarms: [], uncertain: UNREADABLE });
});

test.each([
  [hard('otra@visitor.example'), `${ANA} y ${EVA}`],
  [{ email: ANA }, EVA],
])('U-25: of a list longer than its page that has %j, the alarm names %s', async (...row) => {
  const [contact, names] = row;
  const { find } = await startBrevo({ contacts: [contact], count: 101 });
  const detail = `Brevo bloquea 101 contactos, y la web lee los cien últimos: quizá bloquea también ${names}.`;
  const uncertain = { alarm: 'receiver-lost', detail };
  expect(await find()).toEqual({ reachable: BOTH, alarms: [], uncertain });
});

test('U-25: a list that tells of all receivers is read, whatever else it has', async () => {
  const { find } = await startBrevo({ contacts: [hard(ANA), { email: EVA }], count: 101 });
  expect((await find()).uncertain).toBeUndefined();
});

test.each([
  [{ status: 404, body: '{"code":"document_not_found"}' }, BOTH],
  [{ status: 404, body: '<html>' }, [EVA]],
  [{ status: 404, body: '{"code":"not_found"}' }, [EVA]],
  [{ status: 200, body: '<html>' }, [EVA]],
])('U-25: after the response %j to freeing, %j can be reached', async (freeing, reachable) => {
  const { find } = await startBrevo({ contacts: [{ email: ANA }] }, freeing);
  expect((await find()).reachable).toEqual(reachable);
});

test('U-25: reading the list and freeing have one time limit together', async () => {
  stopTime();
  const late = () => passTime(2000);
  const { find } = await startBrevo({ contacts: [{ email: ANA }] }, undefined, late);
  expect((await find()).reachable).toEqual([EVA]);
});

test('U-25: the newest hundred are read, one receiver is freed, and a hard bounce is left out', async () => {
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
