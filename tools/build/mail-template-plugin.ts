import type { Plugin } from 'vite';
import { readEventRequestTemplate } from '../../src/server/mail/template.ts';

/** Fails the build if the placeholders of the mail's template and the values for them do not match (S-API-2). */
export function mailTemplateCheck(): Plugin {
  return {
    name: 'mail-template-check',
    apply: 'build',
    buildStart() {
      readEventRequestTemplate();
    },
  };
}
