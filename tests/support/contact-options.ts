import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { SITE } from '../../src/content/site.ts';

/** Accessible names of the dialog's contact options. */

const { hiddenPrefix, whatsApp, email } = EVENT_REQUEST.contactOptions;

export const WHATSAPP_LINK = `${hiddenPrefix} ${whatsApp} ${SITE.footer.newTab}`;
export const EMAIL_LINK = `${hiddenPrefix} ${email}`;
