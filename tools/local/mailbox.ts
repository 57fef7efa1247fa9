import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isLoopback } from '../../src/server/config.ts';
import { isSameOrigin } from '../../src/server/read-request.ts';
import type { LocalBrevo, ReceivedMail } from './brevo.ts';
import { faultSchema } from './brevo-faults.ts';
import { markupOf } from './html.ts';
import { elsewherePage, mailboxPage } from './mailbox-page.ts';
import { MAILBOX_PATH } from './mailbox-path.ts';

/** Where mail goes: to the local Brevo, or to a Brevo at another address. */
export type MailTarget = { brevo: LocalBrevo } | { elsewhere: string };

export type Mailbox = (request: Request) => Promise<Response>;

/** The policies forbid every script, because a mail contains texts of visitors. Each mail has a URL of its own, with the stricter one. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

/** The mailbox as a fetch handler: a page for people, and `messages.json` and `faults` for browser tests. */
export function createMailbox(target: MailTarget): Mailbox {
  return async (request) => {
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname.slice(MAILBOX_PATH.length)}`;
    if (route === 'GET /style.css') return answer(style(), 'text/css');
    if ('elsewhere' in target)
      return route === 'GET ' ? page(markupOf(elsewherePage(target.elsewhere))) : notFound();
    // Other sites must not read mails or order faults, not even through a host name that resolves to this machine (DNS rebinding).
    if (!isLoopback(request.url) || !(isSameOrigin(request) || isLink(request)))
      return answer('Forbidden\n', 'text/plain', 403);
    const { brevo } = target;
    const newestFirst = brevo.messages.toReversed();
    const selected = find(newestFirst, url.searchParams.get('id'));
    switch (route) {
      case 'GET ':
        return page(markupOf(mailboxPage(newestFirst, selected, url.searchParams.get('width'))));
      case 'GET /mail.html':
        return selected ? mail(selected) : notFound();
      case 'GET /messages.json':
        return Response.json(newestFirst, { headers: { 'cache-control': 'no-store' } });
      case 'DELETE /messages.json':
        brevo.clear();
        return new Response(null, { status: 204 });
      case 'PUT /faults':
        return orderFaults(brevo, await request.text());
      default:
        return notFound();
    }
  };
}

/** Without an id, the newest mail. */
function find(newestFirst: readonly ReceivedMail[], id: string | null): ReceivedMail | undefined {
  return id === null ? newestFirst[0] : newestFirst.find((message) => message.id === id);
}

/** The faults that a browser test orders for its visitor's mails. */
const faultOrder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), faults: v.array(faultSchema) }),
);

function orderFaults(brevo: LocalBrevo, body: string): Response {
  const order = v.safeParse(faultOrder, body);
  if (!order.success)
    return answer('Expected {"email": "…", "faults": [{"kind": "…"}]}\n', 'text/plain', 400);
  brevo.failFor(order.output.email, ...order.output.faults);
  return new Response(null, { status: 204 });
}

/** Whether a link was followed, for example from a chat. That is safe: the other site cannot read the answer. */
const isLink = (request: Request) =>
  request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate';

const style = () => readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const page = (body: string) => answer(body, 'text/html', 200, PAGE_POLICY);
const mail = ({ body }: ReceivedMail) => answer(body.htmlContent, 'text/html', 200, MAIL_POLICY);
const notFound = () => answer('Not found\n', 'text/plain', 404);

function answer(body: string, type: string, status = 200, policy = "default-src 'none'"): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
