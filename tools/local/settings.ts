import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeProblems,
  type Environment,
  isStandIn,
  parseSettings,
} from '../../src/server/config.ts';
import { VARIABLES_GUIDE } from '../build/deployment-plugin.ts';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Reads the environment for the local server. The function itself has no code for local use. */

/** The function's variables while mail stays on this machine. */
export const EXAMPLE_MAIL_SETTINGS = {
  BREVO_API_KEY: 'local-mailbox-key',
  MANAGEMENT_EMAIL: 'gestion@estudio.example',
  MANAGEMENT_NAME: 'Gestión del estudio',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web del estudio',
} as const;

/** Reads `.env`, if there is one. Variables of the real environment win. */
export function loadEnvFile(): void {
  const file = join(PROJECT_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Whether mail stays in the local mailbox: neither a key nor the address of another local Brevo is set. */
export function usesLocalMailbox(environment: Environment): boolean {
  const baseUrl = setting(environment, 'BREVO_BASE_URL');
  // Check this first: with a typing error in the URL, mail would silently go to the mailbox.
  if (baseUrl && !URL.canParse(baseUrl)) throw new UserError('BREVO_BASE_URL is not a URL');
  return !setting(environment, 'BREVO_API_KEY') && !isStandIn(baseUrl);
}

/** Returns example values for the variables that are not set, or none if mail leaves this machine. */
export function exampleVariables(
  environment: Environment,
  baseUrl = setting(environment, 'BREVO_BASE_URL'),
): Record<string, string> {
  if (!isStandIn(baseUrl)) return {};
  const examples = Object.entries(EXAMPLE_MAIL_SETTINGS);
  return Object.fromEntries(examples.filter(([name]) => !setting(environment, name)));
}

/** The variables to add to the environment before the function's module is imported. */
export function functionVariables(
  environment: Environment,
  localBrevoUrl: string | undefined,
): Record<string, string> {
  const added = exampleVariables(environment, localBrevoUrl);
  if (localBrevoUrl) added.BREVO_BASE_URL = localBrevoUrl;
  // Without values: one of them is the key.
  const said = describeProblems(parseSettings({ ...environment, ...added }).problems);
  if (said) throw new UserError(`Ajustes: ${said} (${VARIABLES_GUIDE})`);
  return added;
}

/** An empty variable counts as missing, as in the function. */
const setting = (environment: Environment, name: string) => environment[name]?.trim() || undefined;
