import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { SITE } from '../../src/content/site.ts';

/** Accessible names of the dialog's contact options. */

const { heard, whatsApp, email } = EVENT_REQUEST.contactOptions;

export const WHATSAPP_LINK = `${heard} ${whatsApp} ${SITE.footer.newTab}`;
export const EMAIL_LINK = `${heard} ${email}`;
