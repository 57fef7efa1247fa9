import { readFileSync } from 'node:fs';
import { isLoopback } from '../../src/server/config.ts';
import { type LocalBrevo, startLocalBrevo } from './brevo.ts';
import type { FetchHandler } from './host.ts';
import { elsewherePage, MAILBOX_PATH, mailboxPage } from './mailbox-page.ts';
import { EXAMPLE_MAIL_SETTINGS, functionVariables, usesLocalMailbox } from './settings.ts';

/** Where mail goes: to the local Brevo, or to a Brevo at another address. */
export type MailTarget = { brevo: Pick<LocalBrevo, 'messages' | 'url'> } | { elsewhere: string };

/**
 * Starts the local Brevo if mail stays on this machine, and completes `process.env`, so that the function reads the same
 * variables as on the host.
 */
export async function setUpMail(): Promise<MailTarget> {
  const brevo = usesLocalMailbox(process.env)
    ? await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY })
    : undefined;
  Object.assign(process.env, functionVariables(process.env, brevo?.url));
  return brevo ? { brevo } : { elsewhere: process.env.BREVO_BASE_URL || 'https://api.brevo.com' };
}

export const isMailboxPath = (pathname: string) =>
  pathname === MAILBOX_PATH || pathname.startsWith(`${MAILBOX_PATH}/`);

/** The policies forbid every script, because a mail contains texts of visitors. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:";

/** A page for people, and `messages.json` for browser tests. */
export function createMailbox(target: MailTarget): FetchHandler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Another site could read the mails by a host name that resolves to this machine (DNS rebinding).
    if (!isLoopback(request.url)) return new Response('Forbidden\n', { status: 403 });
    const id = searchParams.get('id');
    const path = pathname.slice(MAILBOX_PATH.length);
    if (path === '/style.css')
      return answer(readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8'), 'text/css');
    if ('elsewhere' in target) return answer(elsewherePage(target.elsewhere));
    const newestFirst = target.brevo.messages.toReversed();
    if (path === '') return answer(mailboxPage(newestFirst, id));
    if (path === '/messages.json') return Response.json(newestFirst);
    const mail = newestFirst.find((message) => message.id === id);
    if (path !== '/mail.html' || !mail) return new Response('Not found\n', { status: 404 });
    return answer(mail.body.htmlContent, 'text/html', MAIL_POLICY);
  };
}

function answer(body: string, type = 'text/html', policy = PAGE_POLICY): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
