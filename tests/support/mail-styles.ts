import { readEventRequestTemplate } from '../../src/server/mail/template.ts';

const OWN_STYLES =
  readEventRequestTemplate()
    .join('')
    .match(/<style>[^<]*<\/style>/g) ?? [];

/** The mail without the template's style sheets. Any other style sheet stays, with its braces. */
export function withoutOwnStyles(html: string | undefined): string {
  return OWN_STYLES.reduce((rest, sheet) => rest.replace(sheet, ''), html ?? '');
}
