import type { ReceivedMail } from './brevo-mail.ts';

/** The page of the mailbox, which only `npm start` and `npm run dev` serve. */

export const MAILBOX_PATH = '/__mailbox';

/** The list of mails, and one of them: the selected one, by default the newest. */
export function mailboxPage(newestFirst: readonly ReceivedMail[], id: string | null): string {
  const [newest] = newestFirst;
  if (!newest)
    return page(html`<main>
      <h2>Todavía no ha llegado ningún email</h2>
      <p>Abre <a href="/">la web</a>, pulsa «Contáctanos», rellena la solicitud y envíala:
        aquí aparecerá el email que recibiría el equipo, sin salir de este ordenador.</p>
    </main>`);
  const selected = id === null ? newest : newestFirst.find((mail) => mail.id === id);
  return page(html`
    <nav aria-label="Emails recibidos">
      <h2>${newestFirst.length === 1 ? '1 email' : `${newestFirst.length} emails, el último primero`}</h2>
      <p>Lo que recibiría el equipo: nada de esto ha salido de este ordenador.</p>
      <ol>${newestFirst.map((mail) => listItem(mail, mail === selected))}</ol>
    </nav>
    <main>${selected ? details(selected) : html`<p>Ese email ya no está aquí.</p>`}</main>`);
}

export const elsewherePage = (baseUrl: string): string =>
  page(html`<main>
    <h2>Los emails no se quedan aquí</h2>
    <p>Este servidor los envía a <strong>${baseUrl}</strong>, porque así lo indican sus variables de entorno.</p>
    <p>Para verlos en este buzón, quita <code>BREVO_API_KEY</code> y <code>BREVO_BASE_URL</code>
      de las variables de entorno y del archivo <code>.env</code>, y vuelve a arrancar.</p>
  </main>`);

function page(content: Html): string {
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
      <a href="${MAILBOX_PATH}">Actualizar</a>
    </header>
    ${content}
  </body>
</html>
`.markup;
}

const listItem = ({ id, receivedAt, body }: ReceivedMail, isSelected: boolean) => html`
  <li><a href="${MAILBOX_PATH}?id=${encodeURIComponent(id)}" aria-current="${String(isSelected)}">
    <strong>${body.subject}</strong><br>
    ${body.replyTo?.email ?? 'sin dirección de respuesta'}<br>
    ${time(receivedAt)}
  </a></li>`;

function details({ id, receivedAt, body }: ReceivedMail): Html {
  const frame = `${MAILBOX_PATH}/mail.html?id=${encodeURIComponent(id)}`;
  return html`
    <h2>${body.subject}</h2>
    <dl>
      <dt>De</dt><dd>${person(body.sender)}</dd>
      <dt>Para</dt><dd>${body.to.map(person).join(', ')}</dd>
      <dt>Responder a</dt><dd>${body.replyTo ? person(body.replyTo) : 'nadie'}</dd>
      <dt>Recibido</dt><dd>${time(receivedAt)}</dd>
    </dl>
    <p>Así se lee en
      <label><input type="radio" name="width" checked> un ordenador (600 px)</label>
      <label><input type="radio" name="width" value="360"> un móvil (360 px)</label>
      <a href="${frame}" target="_blank">Abrir aparte</a></p>
    <iframe title="El email, tal como se lee" src="${frame}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <details>
      <summary>Texto: lo que muestra un programa que no lee HTML</summary>
      <pre>${body.textContent ?? 'Este email no lleva parte de texto.'}</pre>
    </details>
    <details>
      <summary>JSON: lo que la función ha enviado a Brevo</summary>
      <pre>${JSON.stringify(body, null, 2)}</pre>
    </details>`;
}

const person = ({ name, email }: { name?: string | undefined; email?: string | undefined }) =>
  name ? `${name} <${email}>` : String(email);

const time = (moment: Date) =>
  moment.toLocaleString('es-ES', { dateStyle: 'medium', timeStyle: 'medium' });

type Html = { markup: string };

/** A template tag that escapes every value except its own results. */
function html(
  strings: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string)[]
): Html {
  const markupOf = (value: (typeof values)[number]) => {
    if (typeof value === 'string')
      return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return [value]
      .flat()
      .map(({ markup }) => markup)
      .join('');
  };
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}
