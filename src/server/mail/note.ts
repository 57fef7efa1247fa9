import type { Addresses } from '../config.ts';
import { displayName, htmlText } from './encode.ts';

/** A message to the staff about the site itself: an alarm, or the sign of life (U-27). The first paragraph states its effect on the requests. */
export type Note = readonly string[];

/** The tag of a mail that is no request. */
export const NOTE_TAG = 'aviso';

export const addressesOf = ({ management: { emails, name }, sender }: Addresses) => ({
  to: emails.map((email) => ({ email, name: displayName(name) })),
  sender: { email: sender.email, name: displayName(sender.name) },
});

/** Composes the mail. The first paragraph becomes the subject and is left out of the body: inboxes then preview the remedy. */
export function composeNote([first = '', ...paragraphs]: Note, addresses: Addresses) {
  return {
    ...addressesOf(addresses),
    subject: first.replace(/\.$/, ''),
    htmlContent: `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${htmlText(first)}</title>
  </head>
  <body style="margin: 0; padding: 16px; font-family: 'Segoe UI', -apple-system, Roboto, Helvetica, Arial, sans-serif; font-size: 17px; line-height: 26px; word-wrap: break-word;">
${paragraphs.map((text) => `    <p style="margin: 0 0 16px; max-width: 600px;">${htmlText(text)}</p>`).join('\n')}
  </body>
</html>
`,
    textContent: paragraphs.join('\n\n'),
    tags: [NOTE_TAG],
  };
}
