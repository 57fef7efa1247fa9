import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalBrevo } from './brevo.ts';
import { startLocalBrevo } from './brevo.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const ORIGIN = 'http://localhost:4173';
const HOSTILE = '<script>alert(1)</script>';

let brevo: LocalBrevo;
let mailbox: Mailbox;

beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: 'key' });
  mailbox = createMailbox({ brevo });
});

afterEach(() => brevo.close());

const get = (path: string, init?: RequestInit) => mailbox(new Request(ORIGIN + path, init));

async function receive(subject: string, visitor = 'ana@visitor.example'): Promise<Response> {
  return fetch(`${brevo.url}/v3/smtp/email`, {
    method: 'POST',
    headers: { 'api-key': 'key', 'content-type': 'application/json' },
    body: JSON.stringify({
      subject,
      sender: { email: 'web@estudio.example', name: 'Web' },
      to: [{ email: 'gestion@estudio.example', name: 'Gestión' }],
      replyTo: { email: visitor, name: 'Ana' },
      htmlContent: `<p>${HOSTILE}</p>`,
      textContent: HOSTILE,
      params: { email: visitor },
    }),
  });
}

describe('the page', () => {
  test('explains how to send a mail if there is none', async () => {
    const response = await get('/__mailbox');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/Buzón local[\s\S]*Todavía no ha llegado ningún email/);
  });

  test('shows the newest mail, or the mail with the given id', async () => {
    await receive('Primera');
    await receive('Segunda');
    const first = brevo.messages[0]?.id ?? '';
    expect(await (await get('/__mailbox')).text()).toContain('<h2>Segunda</h2>');
    const older = await get(`/__mailbox?id=${encodeURIComponent(first)}`);
    expect(await older.text()).toContain('<h2>Primera</h2>');
    expect(await (await get('/__mailbox?id=none')).text()).toContain('ya no está aquí');
  });

  test('escapes the text of a mail', async () => {
    await receive(`${HOSTILE}"onload='x'`);
    const text = await (await get('/__mailbox')).text();
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload=&#39;x&#39;');
  });

  test('allows no scripts, neither on the page nor in the mail', async () => {
    await receive('Una');
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/__mailbox')).toMatch(/^default-src 'none'; style-src 'self'/);
    const mailPolicy = await policyOf('/__mailbox/mail.html');
    expect(mailPolicy).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/);
    expect(mailPolicy).not.toMatch(/script-src|allow-scripts/);
  });

  test('shows the address if mail goes to another Brevo', async () => {
    const elsewhere = createMailbox({ elsewhere: 'https://api.brevo.com' });
    const response = await elsewhere(new Request(`${ORIGIN}/__mailbox`));
    expect(await response.text()).toContain('<strong>https://api.brevo.com</strong>');
  });
});

describe('for browser tests', () => {
  test('messages.json lists the mails, newest first, and DELETE removes them', async () => {
    await receive('Primera');
    await receive('Segunda');
    const list = await (await get('/__mailbox/messages.json')).json();
    expect(list.map((message: { body: { subject: string } }) => message.body.subject)).toEqual([
      'Segunda',
      'Primera',
    ]);
    expect((await get('/__mailbox/messages.json', { method: 'DELETE' })).status).toBe(204);
    expect(brevo.messages).toHaveLength(0);
  });

  test('a fault that is ordered for one visitor fails only this visitor’s mail', async () => {
    const body = JSON.stringify({
      email: 'ana@visitor.example',
      faults: [{ kind: 'status', status: 503 }],
    });
    expect((await get('/__mailbox/faults', { method: 'PUT', body })).status).toBe(204);
    expect((await receive('Otra', 'eva@visitor.example')).status).toBe(201);
    expect((await receive('Una')).status).toBe(503);
    expect((await receive('Una')).status).toBe(201);
  });

  test.each([
    '',
    'nonsense',
    '[]',
    '{"email":1,"faults":[]}',
    '{"email":"a","faults":[{"kind":"fire"}]}',
  ])('the malformed fault order %s is refused', async (body) => {
    expect((await get('/__mailbox/faults', { method: 'PUT', body })).status).toBe(400);
  });

  test('a request to another host name is refused', async () => {
    const rebound = new Request('http://elsewhere.example/__mailbox/messages.json');
    expect((await createMailbox({ brevo })(rebound)).status).toBe(403);
  });

  test('another site cannot read or delete mails', async () => {
    const strangers = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const headers of strangers) {
      expect((await get('/__mailbox/messages.json', { headers })).status).toBe(403);
      const init = { method: 'DELETE', headers };
      expect((await get('/__mailbox/messages.json', init)).status).toBe(403);
    }
  });
});
