import { htmlText } from '../../src/server/mail/encode.ts';
import type { ReceivedMail } from './brevo.ts';

/** The mails that stay on this machine: a page for people, and a list for tests. */

export const MAILBOX_PATH = '/__mailbox';
export const MAILS_PATH = `${MAILBOX_PATH}/messages.json`;

/** No script, because a mail contains texts of visitors. The mail's frame has the same policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:";

/** Without mails, they leave this machine. */
export function mailboxResponse(mails: readonly ReceivedMail[] | undefined, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const newestFirst = mails?.toReversed();
  if (pathname === MAILS_PATH) return Response.json(newestFirst ?? []);
  const content = newestFirst
    ? contentOf(newestFirst, searchParams.get('id'))
    : '<p>Los emails salen de este ordenador: así lo indican las variables de entorno.</p>';
  return new Response(page(content), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}

/** The list, newest first, and the mail with this id, or the newest. */
function contentOf(mails: readonly ReceivedMail[], id: string | null): string {
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  if (!shown)
    return '<p>Todavía no ha llegado ningún email: envía una solicitud desde <a href="/">la web</a>.</p>';
  const items = mails.map(
    (mail) =>
      `<li><a href="?id=${encodeURIComponent(mail.id)}">${htmlText(mail.body.subject)}</a> ${mail.receivedAt.toLocaleTimeString('es-ES')}`,
  );
  return `<p>Nada de esto ha salido de este ordenador.</p><ol>${items.join('')}</ol>${mailPart(shown)}`;
}

function mailPart({ body }: ReceivedMail): string {
  const { subject, sender, to, replyTo, htmlContent, textContent = '' } = body;
  const people = [sender, ...to].map(({ email }) => email);
  return `<main>
    <h2>${htmlText(subject)}</h2>
    <p>${htmlText(people.join(' → '))}; responder a: ${htmlText(replyTo?.email ?? 'nadie')}</p>
    <iframe title="El email" sandbox="allow-popups" srcdoc="${htmlText(htmlContent)}"></iframe>
    <details><summary>Texto</summary><pre>${htmlText(textContent)}</pre></details>
    <details><summary>JSON</summary><pre>${htmlText(JSON.stringify(body, null, 2))}</pre></details>
  </main>`;
}

const page = (content: string) => `<!doctype html>
<html lang="es">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Buzón local</title>
  <link rel="icon" href="/favicon.svg">
  <style>body { margin: 1rem; font: 1rem/1.5 system-ui } iframe { width: 100%; height: 56rem } pre { white-space: pre-wrap }</style>
  <h1>Buzón local</h1>
  ${content}
</html>
`;
