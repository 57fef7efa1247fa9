import { expect, test } from 'vitest';
import { mailboxResponse } from './mailbox.ts';

const HOSTILE = `<script>alert(1)</script>"onload='x'`;
const mail = (id: string, subject: string) => ({
  id,
  receivedAt: new Date(),
  body: {
    subject,
    sender: { email: 'web@estudio.example' },
    to: [{ email: 'gestion@estudio.example' }],
    htmlContent: `<p>${HOSTILE}</p>`,
  },
});

async function show(path: string, ...messages: ReturnType<typeof mail>[]) {
  const target = { brevo: { url: 'http://127.0.0.1:1', messages } };
  const response = mailboxResponse(target, new Request(`http://localhost:4173${path}`));
  return { html: await response.text(), policy: response.headers.get('content-security-policy') };
}

test('the page shows the newest mail, or the one with the given id, and says if there is none', async () => {
  expect((await show('/__mailbox')).html).toContain('Todavía no ha llegado ningún email');
  const mails = [mail('<1@local>', 'Primera'), mail('<2@local>', 'Segunda')];
  expect((await show('/__mailbox', ...mails)).html).toContain('<h2>Segunda</h2>');
  const older = `/__mailbox?id=${encodeURIComponent('<1@local>')}`;
  expect((await show(older, ...mails)).html).toContain('<h2>Primera</h2>');
});

test('no text of a mail is markup of the page, and neither may run a script', async () => {
  const { html, policy } = await show('/__mailbox', mail('1', HOSTILE));
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;onload=&#39;x&#39;');
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain('script-src');
});

test('the page says where mail goes if it leaves this machine', async () => {
  const target = { elsewhere: 'https://api.brevo.com' };
  const response = mailboxResponse(target, new Request('http://localhost:4173/__mailbox'));
  expect(await response.text()).toContain('https://api.brevo.com');
});
