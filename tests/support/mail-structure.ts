import type { EventRequestMail } from '../../src/server/mail/message.ts';
import { readEventRequestTemplate } from '../../src/server/mail/template.ts';

/** The parts of a mail that no text of a visitor may change: the same for every valid request. */
export function structureOf(mail: EventRequestMail) {
  // Hints may stand above the name and the fields.
  const html = withoutOwnStyles(mail.htmlContent)
    .replace(/<p[^>]*>(?:Puede ser spam|Por confirmar|Sin dirección)[^<]*<\/p>/g, '')
    // What nobody chose is in small type.
    .replace(/<span style="font-size: 15px; font-weight: 400;">([^<]*)<\/span>/g, '$1');
  const [head = '', ...description] = String(mail.textContent).split(
    '\n\nCómo imagina su evento:\n',
  );
  return {
    keys: Object.keys(mail)
      .filter((key) => key !== 'tags')
      .sort(),
    to: mail.to,
    sender: mail.sender,
    replyTo: Object.keys(mail.replyTo ?? {}),
    headers: Object.keys(mail.headers ?? {}),
    params: Object.keys(mail.params ?? {}),
    user: Object.keys(mail.user ?? {}),
    kinds: Object.values(mail.params ?? {}).map((value) => typeof value),
    tags: tagsOf(html),
    // Outside of tags and comments, the template has no angle bracket and no brace.
    strayHtml: withoutTags(html).match(/[<>{}]/g),
    fields: head
      .replace(/^(?:Puede ser spam|Por confirmar|Sin dirección).*\n\n/gm, '')
      .split('\n')
      .map((line) => line.replace(/: .*/, '')),
    hasDescription: description.length > 0,
    subject: mail.subject?.slice(0, 'Solicitud de evento de '.length),
    // Names of some scripts need joiners.
    subjectBreaks: mail.subject?.match(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu),
  };
}

const TAG = /<!--[\s\S]*?-->|<[^>]*>/g;

/** Every tag, in order, without the line breaks of the description and the address of the reply link. */
function tagsOf(html: string): string[] {
  return (html.match(TAG) ?? [])
    .filter((tag) => tag !== '<br>')
    .map((tag) => tag.replace(/ href="mailto:[^"'<>{}\s]*"/, ' href="mailto:"'));
}

const withoutTags = (html: string) => html.replace(TAG, '');

/** Every string in the value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const OWN_STYLES =
  readEventRequestTemplate()
    .join('')
    .match(/<style>[^<]*<\/style>/g) ?? [];

/** The mail without the template's style sheets. Any other style sheet stays, with its braces. */
export function withoutOwnStyles(html: string | undefined): string {
  return OWN_STYLES.reduce((rest, sheet) => rest.replace(sheet, ''), html ?? '');
}
