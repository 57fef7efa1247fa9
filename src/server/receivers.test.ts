import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findReachable } from './receivers.ts';

const ANA = 'ana@estudio.example';
const FREED = { status: 204 };
const BOTH = [ANA, 'eva@estudio.example'];

/** A Brevo with this list of blocked contacts, and this response to freeing one. Returns the paths that are freed. */
async function startBrevo(body: unknown, freeing: { status: number; body?: string } = FREED) {
  const freed: unknown[] = [];
  const server = createServer(({ method, url }, response) => {
    if (method === 'DELETE') freed.push(url);
    if (method === 'DELETE') response.writeHead(freeing.status).end(freeing.body);
    else response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = {
    brevo: { apiKey: 'key', baseUrl },
    management: { emails: BOTH, name: '' },
  };
  return { freed, find: (limitMs = 5000) => findReachable(config, limitMs) };
}

test.each([
  [{ email: 'otra@visitor.example', reason: null }],
  [{ reason: { code: 'hardBounce' } }],
  [null],
  [7],
])('U-25: the unexpected row %j hides no other row', async (odd) => {
  const { find } = await startBrevo({
    contacts: [odd, { email: ANA, reason: { code: 'hardBounce' } }],
  });
  expect((await find()).reachable).toEqual(['eva@estudio.example']);
});

test('U-25: of several rows of one address a hard bounce counts, whichever is newer', async () => {
  const rows = ['unsubscribedViaEmail', 'hardBounce', 'adminBlocked'].map((code) => ({
    email: ANA,
    reason: { code },
  }));
  const { find, freed } = await startBrevo({ contacts: rows });
  expect((await find()).reachable).toEqual(['eva@estudio.example']);
  expect(freed).toEqual([]);
});

test.each([null, undefined, {}, 'spam'])(
  'U-25: a receiver whose reason is %j is freed',
  async (reason) => {
    const { find, freed } = await startBrevo({ contacts: [{ email: ANA, reason }] });
    expect((await find()).reachable).toHaveLength(2);
    expect(freed).toEqual(['/v3/smtp/blockedContacts/ana%40estudio.example']);
  },
);

test.each([`hard${'x'.repeat(40)}`, 'hardBounce of ana@visitor.example', 'hard\nbounce'])(
  'U-25 U-37: the reason %j, which is no code of Brevo’s, is not in the alarm',
  async (code) => {
    const contacts = [{ email: ANA, reason: { code } }];
    const { find } = await startBrevo({ contacts }, { status: 503 });
    const detail = `Brevo bloquea ${ANA} (motivo desconocido).`;
    expect((await find()).alarms).toEqual([{ alarm: 'receiver-lost', detail }]);
  },
);

test.each([{}, { count: 0 }, { contacts: [] }])('U-25: the list %j is empty', async (body) => {
  const { find } = await startBrevo(body);
  expect(await find()).toEqual({ reachable: BOTH, alarms: [], dailyAlarms: [] });
});

test.each([
  [{ status: 404, body: '{"code":"document_not_found"}' }, BOTH],
  [{ status: 404, body: '<html>' }, ['eva@estudio.example']],
  [{ status: 200, body: '<html>' }, ['eva@estudio.example']],
])('U-25: after the response %j to freeing, %j can be reached', async (freeing, reachable) => {
  const { find } = await startBrevo({ contacts: [{ email: ANA }] }, freeing);
  expect((await find()).reachable).toEqual(reachable);
});

test('U-25: reading the list and freeing have one time limit together', async () => {
  const { find } = await startBrevo({ contacts: [{ email: ANA }] });
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await find(5432);
  expect(limits.mock.calls).toEqual([[5432]]);
});
