import { readFileSync } from 'node:fs';

const TEMPLATE = new URL('../../src/server/event-request-mail.html', import.meta.url);
const OWN_STYLES = readFileSync(TEMPLATE, 'utf8').match(/<style>[^<]*<\/style>/g) ?? [];

/** The mail without the template's own style sheets, byte for byte: any other brace in it stays. */
export function withoutOwnStyles(html: string | undefined): string {
  return OWN_STYLES.reduce((rest, sheet) => rest.replace(sheet, ''), html ?? '');
}
