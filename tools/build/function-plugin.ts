import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type Problem, parseSettings } from '../../src/server/config.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { UserError } from './user-error.ts';

/**
 * Fails the build if the function could send no mail (U-31): imports the modules of the function and of the daily call, and composes
 * a mail. In a production deployment it also fails without a configuration, or only warns with `ALLOW_SAMPLE_CONTENT=1`.
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
      await load('account-check');
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
/** Every hint that a mail can have. */
const SAMPLE_HINTS = { spamSignals: ['fast'], untouched: ['date'], today: '2027-01-01' } as const;

/** Names the variables without their values: one of them is the key. */
export const problemsInWords = (problems: readonly Problem[]) =>
  problems
    .map(({ variable, isMissing }) => `${variable} is ${isMissing ? 'missing' : 'malformed'}`)
    .join(', ');

export const WHERE_FORMATS_ARE =
  'npm run check:mail and tools/mail-check/guia.md say what is expected';

/** Returns warnings about missing and malformed variables. Throws if they stop the deployment. */
function checkVariables(environment: NodeJS.ProcessEnv): string[] {
  const { config, cronSecret, problems } = parseSettings(environment);
  const said = problemsInWords(problems);
  if (!config && environment.ALLOW_SAMPLE_CONTENT !== '1')
    throw new UserError(
      `The function could send no mail: ${said}.\n` +
        `Set these variables for Production (${WHERE_FORMATS_ARE}), or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`,
    );
  const effect = config ? 'the function does without' : 'the form will answer that it cannot send';
  return [
    ...(said ? [`${said}: ${effect} (${WHERE_FORMATS_ARE}).`] : []),
    ...(cronSecret
      ? []
      : [
          'CRON_SECRET is missing: nobody checks every morning whether mail works (api/deploying.md).',
        ]),
  ];
}
