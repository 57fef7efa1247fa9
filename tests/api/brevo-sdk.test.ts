import { type Brevo, BrevoClient } from '@getbrevo/brevo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { API_KEY } from './local-function.ts';

/** The local Brevo, seen by Brevo's official SDK: it takes, refuses and answers as Brevo does. */

let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: API_KEY });
});
afterEach(() => brevo.close());

const client = (apiKey = API_KEY) =>
  new BrevoClient({ apiKey, baseUrl: `${brevo.url}/v3`, maxRetries: 0 });

const MAIL: Brevo.SendTransacEmailRequest = {
  sender: { email: 'web@estudio.example', name: 'Web' },
  to: [{ email: 'gestion@estudio.example', name: 'Gestión' }],
  subject: 'Solicitud',
  htmlContent: '<p>Hola</p>',
  params: { email: 'ana@visitor.example' },
};

test('S-API-3: the SDK sends a mail and reads its id', async () => {
  const user = { name: 'Ana' };
  const { messageId } = await client().transactionalEmails.sendTransacEmail(MAIL, {
    additionalBodyParameters: { user },
  });
  expect(brevo.messages).toEqual([
    { id: messageId, receivedAt: expect.any(Date), body: { ...MAIL, user } },
  ]);
});

test.each([
  ['missing_parameter', { sender: undefined }],
  ['missing_parameter', { to: [] }],
  ['invalid_parameter', { sender: { email: 'web@estudio.example', name: 'x'.repeat(71) } }],
  ['invalid_parameter', { to: [{ email: 'a@b.es, c@d.es' }] }],
  ['invalid_parameter', { replyTo: { email: 'ana' } }],
  ['invalid_parameter', { params: {} }],
  ['invalid_parameter', { headers: { idempotencyKey: 'x' } }],
])('S-API-4: the SDK reads the error %s of a mail with %j', async (code, changes) => {
  const request = { ...MAIL, ...changes } as typeof MAIL;
  await expect(client().transactionalEmails.sendTransacEmail(request)).rejects.toMatchObject({
    statusCode: 400,
    body: { code, message: expect.any(String) },
  });
  expect(brevo.messages).toEqual([]);
});

test('S-API-6 U-25: the SDK reads and frees blocked contacts, and only with the right key', async () => {
  const email = 'gestion@estudio.example';
  brevo.contacts.blocked.set(email, 'hardBounce');
  const { contacts } = await client().transactionalEmails.getTransacBlockedContacts({ limit: 100 });
  expect(contacts).toEqual([
    expect.objectContaining({ email, reason: expect.objectContaining({ code: 'hardBounce' }) }),
  ]);
  const freeing = { email };
  await client().transactionalEmails.unblockOrResubscribeATransactionalContact(freeing);
  expect(brevo.contacts.blocked.size).toBe(0);
  const unauthorized = { statusCode: 401, body: { code: 'unauthorized' } };
  const other = client('other').transactionalEmails;
  await expect(other.getTransacBlockedContacts()).rejects.toMatchObject(unauthorized);
  await expect(other.sendTransacEmail(MAIL)).rejects.toMatchObject(unauthorized);
});
