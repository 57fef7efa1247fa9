import { readEventRequestTemplate } from '../../src/server/template.ts';

const OWN_STYLES =
  readEventRequestTemplate()
    .join('')
    .match(/<style>[^<]*<\/style>/g) ?? [];

/** The mail without the template's own style sheets, byte for byte: any other brace in it stays. */
export function withoutOwnStyles(html: string | undefined): string {
  return OWN_STYLES.reduce((rest, sheet) => rest.replace(sheet, ''), html ?? '');
}
