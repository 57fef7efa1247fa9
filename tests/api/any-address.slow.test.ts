import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { inTurn } from '../../tools/local/handler.ts';
import { hostHandlers } from '../../tools/local/host.ts';
import { readHostRules } from '../../tools/local/host-rules.ts';
import { createLocalServer } from '../../tools/local/listen.ts';
import { createMailbox } from '../../tools/local/mailbox.ts';
import { mailboxRoutes } from '../../tools/local/routes.ts';
import { headOf, hostileHead, statusOf } from '../support/hostile-address.ts';
import { silence } from '../support/silence.ts';
import { API_KEY } from './sample-mail.ts';

/** The local server as `npm start` creates it. The tests use sockets, because HTTP clients correct malformed requests. */

const RUNS = 3000;
/** Time limit on a busy machine, in milliseconds. */
const PATIENT_MS = 120_000;
const ANSWERS = [200, 204, 304, 308, 400, 403, 404, 405, 413, 414, 415, 417, 422, 431, 503];

const folder = mkdtempSync(join(tmpdir(), 'address-'));
let brevo: LocalBrevo;
let server: Server;
let consoleError: MockInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  for (const page of ['index', 'error', '404']) writeFileSync(join(folder, `${page}.html`), '<p>');
  for (const file of ['missing.txt', 'hero.avif', 'static/js/a.js'])
    writeFileSync(join(folder, file), 'content');
  brevo = await startLocalBrevo({ apiKey: API_KEY });
  const rules = readHostRules();
  const importFunction = () => import('../../api/event-request.ts');
  server = createLocalServer(
    inTurn(
      ...mailboxRoutes(createMailbox({ brevo })),
      ...hostHandlers({ folder, rules, importFunction }),
    ),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  server.close();
  await brevo.close();
  rmSync(folder, { recursive: true });
});

// Silence the function's log of each request.
beforeEach(() => {
  silence('log');
  consoleError = silence('error');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const portOf = () => (server.address() as AddressInfo).port;
const ask = (method: string, path: string) => statusOf(portOf(), headOf(method, path));

test(
  'S-RT-6: any method, path, host and header gets an answer, and no error is logged',
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileHead, async (head) => {
        consoleError.mockClear();
        expect(ANSWERS).toContain(await statusOf(portOf(), head));
        expect(consoleError).not.toHaveBeenCalled();
      }),
      { numRuns: RUNS },
    );
    expect(await ask('GET', '/')).toBe(200);
  },
  PATIENT_MS,
);

test.each([255, 256, 5000, 20_000])(
  'S-RT-6: a path of %i letters gets 404 or 431',
  async (length) => {
    expect(await ask('GET', `/${'a'.repeat(length)}`)).toBe(length < 16_000 ? 404 : 431);
    expect(await ask('GET', '/')).toBe(200);
  },
);

test.each([
  ['/', 405],
  ['/static/js/a.js', 405],
  ['/api/event-request', 405],
  ['/__mailbox', 404],
])('S-API-8: TRACE of %s is answered %i', async (path, status) => {
  expect(await ask('TRACE', path)).toBe(status);
});

test('S-API-8: CONNECT is answered 405', async () => {
  expect(await ask('CONNECT', 'x.example:443')).toBe(405);
});
