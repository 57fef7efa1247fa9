import { expect, test } from 'vitest';
import { mailboxResponse } from './mailbox.ts';

const HOSTILE = `<script>alert(1)</script>"onload='x'`;

test('no text of a mail is markup of the mailbox, and neither may run a script', async () => {
  const body = {
    subject: HOSTILE,
    sender: { email: 'web@estudio.example' },
    to: [{ email: 'gestion@estudio.example' }],
    htmlContent: `<p>${HOSTILE}</p>`,
  };
  const messages = [{ id: '1', receivedAt: new Date(), body }];
  const response = mailboxResponse(messages, new Request('http://localhost:4173/__mailbox'));
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;onload=&#39;x&#39;');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain('script-src');
});
