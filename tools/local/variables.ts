import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, isThisMachine } from '../../src/server/config.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** The function's variables while mail stays on this machine. */
const EXAMPLES = {
  BREVO_API_KEY: 'xkeysib-local-mailbox',
  MANAGEMENT_EMAIL: 'gestion@estudio.example',
  MANAGEMENT_NAME: 'Gestión del estudio',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web del estudio',
};

/** Reads `.env`, if there is one. Variables of the real environment win. */
export function loadEnvFile(): void {
  const file = join(PROJECT_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Whether mail stays in the local mailbox: neither a key nor the address of another stand-in is set. */
export const usesLocalMailbox = (environment: Environment) =>
  !isSet(environment, 'BREVO_API_KEY') && !isThisMachine(environment.BREVO_BASE_URL);

/** The environment, with examples for the variables that are not set. */
export const withExamples = (environment: Environment): Environment => ({
  ...environment,
  ...Object.fromEntries(Object.entries(EXAMPLES).filter(([name]) => !isSet(environment, name))),
});

/** An empty variable counts as missing, as in the function. */
const isSet = (environment: Environment, name: string) => Boolean(environment[name]?.trim());
