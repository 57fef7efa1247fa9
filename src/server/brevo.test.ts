import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA } from '../../tests/api/sample-request.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { createBrevoMailer, type Mailer } from './brevo.ts';

const API_KEY = 'xkeysib-only-for-tests';
const KEY = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';
/** Long enough for a busy machine; where nothing is to come, waiting is all there is to see. */
const PATIENT_MS = 5000;
const HANGING_MS = 1000;

function mailerTo(baseUrl: string, { apiKey = API_KEY, timeoutMs = PATIENT_MS } = {}): Mailer {
  const person = { email: 'web@alheli.example', name: 'Web' };
  const config = { brevo: { apiKey, baseUrl }, management: person, sender: person };
  return createBrevoMailer(config, { timeoutMs });
}

describe('createBrevoMailer', () => {
  let brevo: LocalBrevo;
  beforeEach(async () => {
    brevo = await startLocalBrevo({ apiKey: API_KEY });
  });
  afterEach(() => brevo.close());

  test('S-API-3 S-API-6: it posts JSON to /v3/smtp/email with the key in api-key', async () => {
    const requests: unknown[] = [];
    const server = createServer((request, response) => {
      const { method, url, headers } = request;
      requests.push({ method, url, key: headers['api-key'], type: headers['content-type'] });
      response.writeHead(202).end('{"messageId":"<1@visitor.example>"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const delivery = await mailerTo(`http://127.0.0.1:${port}`).send(ANA, KEY);
    server.close();
    server.closeAllConnections();

    expect(delivery).toEqual({ sent: true, providerStatus: 202 });
    expect(requests).toEqual([
      { method: 'POST', url: '/v3/smtp/email', key: API_KEY, type: 'application/json' },
    ]);
  });

  test('S-API-7: 201 with a messageId is success', async () => {
    expect(await mailerTo(brevo.url).send(ANA, KEY)).toEqual({ sent: true, providerStatus: 201 });
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: a key that Brevo has seen is success too', async () => {
    await mailerTo(brevo.url).send(ANA, KEY);
    expect(await mailerTo(brevo.url).send(ANA, KEY)).toEqual({ sent: true, providerStatus: 400 });
    expect(brevo.messages).toHaveLength(1);
  });

  const refused = (providerStatus: number, providerCode?: string) => ({
    sent: false,
    failure: 'provider-refused',
    providerStatus,
    ...(providerCode && { providerCode }),
  });
  const unreadable = { sent: false, failure: 'provider-unreadable', providerStatus: 201 };
  const failures: [Fault, object][] = [
    [{ kind: 'status', status: 400, code: 'invalid_parameter' }, refused(400, 'invalid_parameter')],
    [{ kind: 'status', status: 401, code: 'unauthorized' }, refused(401, 'unauthorized')],
    [
      { kind: 'status', status: 402, code: 'not_enough_credits' },
      refused(402, 'not_enough_credits'),
    ],
    [{ kind: 'status', status: 403, code: 'permission_denied' }, refused(403, 'permission_denied')],
    [{ kind: 'status', status: 429, resetSeconds: 30 }, refused(429, 'too_many_requests')],
    [{ kind: 'status', status: 500 }, refused(500)],
    [{ kind: 'status', status: 503 }, refused(503)],
    [{ kind: 'success-without-id', body: 'malformed' }, unreadable],
    [{ kind: 'success-without-id', body: 'empty' }, unreadable],
    [{ kind: 'success-without-id', body: 'html' }, unreadable],
    [{ kind: 'success-without-id', body: 'no-id' }, unreadable],
    [{ kind: 'reset' }, { sent: false, failure: 'provider-network' }],
    [{ kind: 'answer-lost' }, { sent: false, failure: 'provider-network' }],
    [{ kind: 'hang' }, { sent: false, failure: 'provider-timeout' }],
    [{ kind: 'hang-in-body' }, { sent: false, failure: 'provider-timeout', providerStatus: 201 }],
  ];
  test.each(failures)('S-API-7: %j is a failure with its reason', async (fault, expected) => {
    brevo.failNext(fault);
    const timeoutMs = fault.kind.startsWith('hang') ? HANGING_MS : PATIENT_MS;
    expect(await mailerTo(brevo.url, { timeoutMs }).send(ANA, KEY)).toEqual(expected);
  });

  test('S-API-6: a redirect to another origin is not followed, so the key stays here', async () => {
    const other = await startLocalBrevo({ apiKey: API_KEY });
    brevo.failNext({ kind: 'redirect', location: `${other.url}/v3/smtp/email` });
    expect(await mailerTo(brevo.url).send(ANA, KEY)).toEqual({
      sent: false,
      failure: 'provider-network',
    });
    expect(other.messages).toHaveLength(0);
    await other.close();
  });

  test('S-API-7: nobody listening is a failure', async () => {
    const { url, close } = await startLocalBrevo({ apiKey: API_KEY });
    await close();
    expect(await mailerTo(url).send(ANA, KEY)).toEqual({
      sent: false,
      failure: 'provider-network',
    });
  });

  test('S-API-6: a wrong key is a failure', async () => {
    expect(await mailerTo(brevo.url, { apiKey: 'other' }).send(ANA, KEY)).toEqual(
      refused(401, 'unauthorized'),
    );
  });

  test('S-API-6: a code that is no code stays out of what is logged', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(400).end(JSON.stringify({ code: 'Ana García is not valid' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await mailerTo(`http://127.0.0.1:${port}`).send(ANA, KEY)).toEqual(refused(400));
    server.close();
    server.closeAllConnections();
  });
});
