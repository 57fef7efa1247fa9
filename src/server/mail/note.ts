import type { Addresses } from '../config.ts';
import { htmlText } from './encode.ts';
import { addressesOf } from './message.ts';

/** A message to the staff about the site itself: an alarm, or Monday's heartbeat. The first paragraph states its effect on the requests. */
export type Note = readonly string[];

/** Composes the mail. The first paragraph becomes the subject and is left out of the body: inboxes then preview the remedy. */
export function composeNote([first = '', ...paragraphs]: Note, addresses: Addresses) {
  return {
    ...addressesOf(addresses),
    subject: first.replace(/\.$/, ''),
    htmlContent: `<!doctype html>
<html lang="es">
  <head><meta charset="utf-8"><title>${htmlText(first)}</title></head>
  <body>${paragraphs.map((text) => `<p>${htmlText(text)}</p>`).join('\n')}</body>
</html>
`,
    textContent: paragraphs.join('\n\n'),
  };
}
