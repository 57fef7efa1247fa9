import type { ReceivedMail } from './brevo.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { MAILBOX_PATH } from './mailbox-path.ts';

/** Usual widths of a mail, in pixels: on a phone, and in a desktop program. */
const WIDTHS = ['360', '600'] as const;
type Width = (typeof WIDTHS)[number];

/** The list of mails and the selected mail. */
export function mailboxPage(
  newestFirst: readonly ReceivedMail[],
  selected: ReceivedMail | undefined,
  wantedWidth: string | null,
): Html {
  const width = WIDTHS.find((known) => known === wantedWidth) ?? '600';
  if (newestFirst.length === 0) return page(html`<main class="empty">${emptyState}</main>`);
  return page(html`
    <nav aria-label="Emails recibidos">
      <h2>${newestFirst.length === 1 ? '1 email' : `${newestFirst.length} emails`}</h2>
      <ol>${newestFirst.map((message) => listItem(message, message === selected, width))}</ol>
    </nav>
    <main>${selected ? details(selected, width) : html`<p>Ese email ya no está aquí.</p>`}</main>`);
}

export function elsewherePage(baseUrl: string): Html {
  const content = html`<main class="empty">
    <h2>Los emails no se quedan aquí</h2>
    <p>Este servidor los envía a <strong>${baseUrl}</strong>, porque así lo indican sus variables de entorno.</p>
    <p>Para verlos en este buzón, quita <code>BREVO_API_KEY</code> y <code>BREVO_BASE_URL</code>
      de las variables de entorno y del archivo <code>.env</code>, y vuelve a arrancar.</p>
  </main>`;
  return page(content, 'Los emails de este servidor van a otra parte.');
}

const emptyState = html`
  <h2>Todavía no ha llegado ningún email</h2>
  <p>Abre <a href="/">la web</a>, pulsa «Contáctanos», rellena la solicitud y envíala:
    el email que recibiría el equipo aparecerá aquí.</p>`;

function page(content: Html, tagline = 'Nada de esto ha salido de este ordenador.'): Html {
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Buzón local</title>
    <link rel="stylesheet" href="${MAILBOX_PATH}/style.css">
    <link rel="icon" href="/favicon.svg">
  </head>
  <body>
    <header>
      <h1>Buzón local</h1>
      <p>${tagline}</p>
      <a class="button" href="${MAILBOX_PATH}">Actualizar</a>
    </header>
    ${content}
  </body>
</html>
`;
}

const address = (message: ReceivedMail, width: Width) =>
  `${MAILBOX_PATH}?id=${encodeURIComponent(message.id)}&width=${width}`;

function listItem(message: ReceivedMail, isSelected: boolean, width: Width): Html {
  return html`
    <li><a href="${address(message, width)}" aria-current="${String(isSelected)}">
      <strong>${message.body.subject}</strong>
      <span>${message.body.replyTo?.email ?? 'sin dirección de respuesta'}</span>
      ${time(message.receivedAt)}
    </a></li>`;
}

function details(message: ReceivedMail, width: Width): Html {
  const { subject, sender, to, replyTo, textContent } = message.body;
  const frame = `${MAILBOX_PATH}/mail.html?id=${encodeURIComponent(message.id)}`;
  return html`
    <h2>${subject}</h2>
    <dl>
      <dt>De</dt><dd>${mailAddress(sender)}</dd>
      <dt>Para</dt><dd>${to.map(mailAddress).join(', ')}</dd>
      <dt>Responder a</dt><dd>${replyTo ? mailAddress(replyTo) : 'nadie'}</dd>
      <dt>Recibido</dt><dd>${time(message.receivedAt)}</dd>
    </dl>
    <section>
      <div class="bar">
        <h3 id="html">HTML</h3>
        <span class="switch">${WIDTHS.map(
          (choice) => html`<a href="${address(message, choice)}"
            aria-current="${String(choice === width)}">${choice} px</a>`,
        )}</span>
        <a href="${frame}" target="_blank">Abrir aparte</a>
      </div>
      <iframe title="El email, tal como se lee" data-width="${width}" src="${frame}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    </section>
    <section>
      <h3 id="text">Texto</h3>
      <pre tabindex="0" aria-labelledby="text" role="region">${textContent ?? 'Este email no lleva parte de texto.'}</pre>
    </section>
    <section>
      <h3 id="json">JSON</h3>
      <pre tabindex="0" aria-labelledby="json" role="region">${JSON.stringify(message.body, null, 2)}</pre>
    </section>`;
}

const mailAddress = ({ name, email }: { name?: string | undefined; email?: string | undefined }) =>
  name ? `${name} <${email}>` : String(email);

function time(moment: Date): Html {
  const shown = moment.toLocaleString('es-ES', { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${moment.toISOString()}">${shown}</time>`;
}
