import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { type DeployedFunction, FILES_READ, runFile } from '../build/deployed-function.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from '../local/settings.ts';

/** Sends a request to the function, and prints the milliseconds since the start of Node. */
const STOPWATCH = `
const { default: deployed } = await import('./api/event-request.js');
const headers = { 'content-type': 'application/json' };
const request = new Request('https://alheli.example${EVENT_REQUEST_PATH}', { method: 'POST', headers, body: process.argv[2] });
const { status } = await deployed.fetch(request);
if (status !== 200) throw new Error('Status ' + status);
console.log(performance.now());
process.exit(0);
`;

/** A new process: from the start of Node to the answer for the first mail, in milliseconds. */
export async function measureColdStart({ folder }: DeployedFunction, brevoUrl: string) {
  const env = { ...EXAMPLE_MAIL_SETTINGS, BREVO_BASE_URL: brevoUrl, VERCEL: '1' };
  const body = JSON.stringify(SAMPLE_REQUEST);
  const { result } = await runScript<number>(folder, STOPWATCH, env, body);
  return result;
}

/** Runs a script in the deployed function's folder with `env` alone. Its last line is its result as JSON, the lines before are the log. */
export async function runScript<Result>(
  folder: string,
  script: string,
  env: Record<string, string>,
  ...args: string[]
) {
  await writeFile(join(folder, 'script.js'), script);
  const command = ['script.js', ...args];
  const { stdout, stderr } = await runFile(process.execPath, command, { cwd: folder, env });
  const log = stdout.trim().split('\n');
  return { stderr, result: JSON.parse(log.pop() ?? '') as Result, log };
}

/** The bytes of the files that the host uploads: those of the function, and those of the packages that the function imports. */
export async function measureFunctionSize({ folder, entry }: Omit<DeployedFunction, 'remove'>) {
  const modules = await importedModules(entry);
  const files = new Set([
    ...modules,
    ...modules.flatMap(packageFileOf),
    ...FILES_READ.map((file) => join(folder, file)),
  ]);
  return [...files].reduce((total, file) => total + statSync(file).size, 0);
}

/** Finds the modules with a bundler, which follows imports as the host does. It writes no files. */
async function importedModules(entry: string): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['node', 'import'] } },
    build: {
      ssr: entry,
      write: false,
      // Not counted: the function imports it only if `REDIS_URL` is set.
      rolldownOptions: { external: ['ioredis'], treeshake: false },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  // Without the bundler's own modules.
  return modules.filter((id) => existsSync(id));
}

/** The host uploads the `package.json` of each imported package, because Node reads it. */
function packageFileOf(file: string): string[] {
  const [folder] = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  return folder ? [join(folder, 'package.json')] : [];
}
