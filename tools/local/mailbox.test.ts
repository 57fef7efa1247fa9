import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalBrevo } from './brevo.ts';
import { startLocalBrevo } from './brevo.ts';
import type { FetchHandler } from './host.ts';
import { createMailbox } from './mailbox.ts';

const ORIGIN = 'http://localhost:4173';
const HOSTILE = '<script>alert(1)</script>';

let brevo: LocalBrevo;
let mailbox: FetchHandler;

beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: 'key' });
  mailbox = createMailbox({ brevo });
});

afterEach(() => brevo.close());

const get = (path: string, init?: RequestInit) => mailbox(new Request(ORIGIN + path, init));

async function receive(subject: string): Promise<Response> {
  return fetch(`${brevo.url}/v3/smtp/email`, {
    method: 'POST',
    headers: { 'api-key': 'key', 'content-type': 'application/json' },
    body: JSON.stringify({
      subject,
      sender: { email: 'web@estudio.example', name: 'Web' },
      to: [{ email: 'gestion@estudio.example', name: 'Gestión' }],
      htmlContent: `<p>${HOSTILE}</p>`,
    }),
  });
}

describe('the page', () => {
  test('shows the newest mail, or the mail with the given id, and says if there is none', async () => {
    expect(await (await get('/__mailbox')).text()).toContain('Todavía no ha llegado ningún email');
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
    expect(text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;onload=&#39;x&#39;');
  });

  test('allows no scripts, neither on the page nor in the mail', async () => {
    await receive('Una');
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/__mailbox')).toMatch(/^default-src 'none'; style-src 'self'/);
    const mailPolicy = await policyOf(`/__mailbox/mail.html?id=${brevo.messages[0]?.id}`);
    expect(mailPolicy).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/);
    expect(mailPolicy).not.toMatch(/script-src|allow-scripts/);
  });

  test('shows the address if mail goes to another Brevo', async () => {
    const elsewhere = createMailbox({ elsewhere: 'https://api.brevo.com' });
    const response = await elsewhere(new Request(`${ORIGIN}/__mailbox`));
    expect(await response.text()).toContain('<strong>https://api.brevo.com</strong>');
  });
});

test('a request to another host name is refused', async () => {
  const rebound = new Request('http://elsewhere.example/__mailbox/messages.json');
  expect((await mailbox(rebound)).status).toBe(403);
});
