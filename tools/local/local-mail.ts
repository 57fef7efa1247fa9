import { startLocalBrevo } from './brevo.ts';
import type { MailTarget } from './mailbox.ts';
import { EXAMPLE_MAIL_SETTINGS, functionVariables, usesLocalMailbox } from './settings.ts';

/**
 * Decides where mail goes, starts the stand-in when that is here, and completes `process.env` for the function:
 * it has one code path and reads the same variables as on the host.
 */
export async function setUpMail(): Promise<MailTarget> {
  const brevo = usesLocalMailbox(process.env)
    ? await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY })
    : undefined;
  Object.assign(process.env, functionVariables(process.env, brevo?.url));
  return brevo ? { brevo } : { elsewhere: process.env.BREVO_BASE_URL || 'https://api.brevo.com' };
}
