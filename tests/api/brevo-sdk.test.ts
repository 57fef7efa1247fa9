import { type Brevo, BrevoClient, BrevoError } from '@getbrevo/brevo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { API_KEY, MAIL } from './sample-mail.ts';

let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: API_KEY });
});
afterEach(() => brevo.close());

describe('the local Brevo and the official SDK', () => {
  const client = (apiKey = API_KEY) =>
    new BrevoClient({ apiKey, baseUrl: `${brevo.url}/v3`, maxRetries: 0 });

  test('S-API-3: the SDK sends a mail and reads its id', async () => {
    const user = { name: 'Ana' };
    const request: Brevo.SendTransacEmailRequest = MAIL;
    const { messageId } = await client().transactionalEmails.sendTransacEmail(request, {
      additionalBodyParameters: { user },
    });
    expect(brevo.messages).toEqual([
      { id: messageId, receivedAt: expect.any(Date), body: { ...MAIL, user } },
    ]);
  });

  test('S-API-3: the SDK reads the error of an incomplete mail', async () => {
    const { subject: _, ...incomplete } = MAIL;
    const error = await client()
      .transactionalEmails.sendTransacEmail(incomplete)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrevoError);
    expect(error).toMatchObject({
      statusCode: 400,
      body: { code: 'missing_parameter', message: 'subject is missing' },
    });
  });

  test('U-17: the SDK reads account, senders and domains, and only with the right key', async () => {
    const { plan, relay } = await client().account.getAccount();
    expect([plan[0]?.credits, relay.enabled]).toEqual([300, true]);
    const { senders } = await client().senders.getSenders();
    expect(senders?.filter(({ active }) => active)).toEqual([
      expect.objectContaining({ email: 'web@estudio.example' }),
    ]);
    const { domains } = await client().domains.getDomains();
    expect(domains).toEqual([
      expect.objectContaining({ domain_name: 'estudio.example', authenticated: true }),
    ]);
    await expect(client('other').account.getAccount()).rejects.toMatchObject({ statusCode: 401 });
  });

  test('S-API-6: the SDK reads the error of an unknown key', async () => {
    const error = await client('other')
      .transactionalEmails.sendTransacEmail(MAIL)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ statusCode: 401, body: { code: 'unauthorized' } });
  });
});
