import { startLocalBrevo } from './brevo.ts';
import type { MailTarget } from './mailbox.ts';
import { EXAMPLE_MAIL_SETTINGS, functionVariables, usesLocalMailbox } from './settings.ts';

/**
 * Starts the local Brevo if mail stays on this machine, and completes `process.env`, so that the function reads the same
 * variables as on the host.
 */
export async function setUpMail(): Promise<MailTarget> {
  const brevo = usesLocalMailbox(process.env)
    ? await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY })
    : undefined;
  Object.assign(process.env, functionVariables(process.env, brevo?.url));
  return brevo ? { brevo } : { elsewhere: process.env.BREVO_BASE_URL || 'https://api.brevo.com' };
}
