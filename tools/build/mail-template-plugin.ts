import type { Plugin } from 'vite';
import { readEventRequestTemplate } from '../../src/server/template.ts';

/** Fails the build when the mail's template has more or fewer placeholders than values (S-API-2). */
export function mailTemplateCheck(): Plugin {
  return {
    name: 'mail-template-check',
    apply: 'build',
    buildStart() {
      readEventRequestTemplate();
    },
  };
}
