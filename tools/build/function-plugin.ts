import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import {
  describeProblems,
  problemsOfDeployment,
  stopsDeployment,
} from '../../src/server/config.ts';
import type { Hints } from '../../src/server/mail/message.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { UserError } from './user-error.ts';

/**
 * Fails the build if the function could send no mail: imports the function, and composes a mail. A production deployment
 * also fails if required variables are missing or malformed, or only warns with `ALLOW_SAMPLE_CONTENT=1`.
 */
export function workingFunction(environment = process.env): Plugin {
  return {
    name: 'working-function',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const { root, logger } = this.environment.config;
      // Imported for each build: the development server would restart after each change of a static import.
      const load = async <Module>(name: string): Promise<Module> =>
        (await runnerImport<Module>(join(root, `src/server/${name}.ts`), { logLevel: 'error' }))
          .module;
      await load('create-function');
      const { composeMail } =
        await load<typeof import('../../src/server/mail/message.ts')>('mail/message');
      composeMail(SAMPLE_REQUEST, SAMPLE_ADDRESSES, SAMPLE_HINTS);
      if (environment.VERCEL_ENV === 'production')
        for (const warning of checkVariables(environment)) logger.warn(warning);
    },
  };
}

const STAFF = 'equipo@estudio.example';
const SAMPLE_ADDRESSES = {
  management: { emails: [STAFF], name: 'Equipo' },
  sender: { email: STAFF, name: 'Web' },
};
/** With every hint that a mail can have. */
const SAMPLE_HINTS: Hints = {
  spamSignals: ['fast'],
  isDateTaken: true,
  untouched: ['date'],
  refusal: 'HTTP 400',
};

/** The guide that explains each variable. */
export const VARIABLES_GUIDE = 'tools/mail-check/guia.md';

/** Why the variables stop a production deployment; `undefined` if they do not. */
export function whyVariablesStop(environment: NodeJS.ProcessEnv): string | undefined {
  const required = problemsOfDeployment(environment).filter(stopsDeployment);
  if (required.length === 0) return undefined;
  return (
    `La web no podría enviar solicitudes, o no podría avisar si fallan: ${describeProblems(required)}.\n` +
    `Corrige estos ajustes en Vercel (${VARIABLES_GUIDE}), o pon ALLOW_SAMPLE_CONTENT=1 si es una demostración.`
  );
}

/** Returns warnings about missing and malformed variables. Throws if they stop the deployment. */
function checkVariables(environment: NodeJS.ProcessEnv): string[] {
  const why = whyVariablesStop(environment);
  if (why && environment.ALLOW_SAMPLE_CONTENT !== '1') throw new UserError(why);
  const said = describeProblems(problemsOfDeployment(environment));
  return said ? [`La web se publica sin estos ajustes: ${said} (${VARIABLES_GUIDE}).`] : [];
}
