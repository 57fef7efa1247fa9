import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type Problem, parseSettings, problemsOfDeployment } from '../../src/server/config.ts';
import type { Hints } from '../../src/server/mail/message.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { UserError } from './user-error.ts';

/**
 * Fails the build if the function could send no mail (U-31): imports the function, and composes a mail. A production deployment
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
  untouched: ['date'],
  omission: { because: 'HTTP 400', receiver: STAFF },
};

/** Names the variables without their values: one of them is the key. */
export const problemsInWords = (problems: readonly Problem[]) =>
  problems
    .map(({ variable, isMissing }) => `${variable} is ${isMissing ? 'missing' : 'malformed'}`)
    .join(', ');

export const WHERE_FORMATS_ARE =
  'npm run check:mail and tools/mail-check/guia.md say what is expected';

/** Why the variables stop a production deployment; `undefined` if they do not. */
export function whyVariablesStop(environment: NodeJS.ProcessEnv): string | undefined {
  const required = problemsOfDeployment(environment);
  if (required.length === 0) return undefined;
  return (
    `The function could send no mail, or not ring if mail fails: ${problemsInWords(required)}.\n` +
    `Set these variables for Production (${WHERE_FORMATS_ARE}), or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`
  );
}

/** Returns warnings about missing and malformed variables. Throws if they stop the deployment. */
function checkVariables(environment: NodeJS.ProcessEnv): string[] {
  const why = whyVariablesStop(environment);
  if (why && environment.ALLOW_SAMPLE_CONTENT !== '1') throw new UserError(why);
  const required = problemsOfDeployment(environment);
  const names = required.map(({ variable }) => variable);
  const { problems } = parseSettings(environment);
  const all = [...required, ...problems.filter(({ variable }) => !names.includes(variable))];
  if (all.length === 0) return [];
  return [`${problemsInWords(all)}: the function does without (${WHERE_FORMATS_ARE}).`];
}
