import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  API_KEY,
  COMPLETE_ENV,
  CRON_SECRET,
  URL_OF_FUNCTION,
} from '../../tests/support/local-function.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { EXAMPLE_REQUEST as ANA } from '../shared/event-request.ts';

/** The function as the host deploys it: each file is transpiled on its own, then imported by plain Node. */

const runFile = promisify(execFile);

/** The file that the function reads at run time. The host finds it in the code (`new URL(…, import.meta.url)`). */
const FILE_READ = 'src/server/mail/event-request-mail.html';

/** Writes the function into a new folder as the host does. */
async function deploy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alheli-function-'));
  const config = {
    extends: join(PROJECT_ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      rootDir: PROJECT_ROOT,
      outDir: folder,
      typeRoots: [join(PROJECT_ROOT, 'node_modules/@types')],
      types: ['node'],
    },
    files: [join(PROJECT_ROOT, 'api/event-request.ts')],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  await runFile(process.execPath, [compiler, '-p', folder]);
  await copyFile(join(PROJECT_ROOT, FILE_READ), join(folder, FILE_READ));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'script.js'), CALLER);
  return folder;
}

/**
 * Imports the function, sends it the bodies of the arguments and the daily call, and prints the answers after the log.
 */
const CALLER = `
const { default: deployed } = await import('./api/event-request.js');
const answers = [];
for (const body of process.argv.slice(2)) {
  const headers = { 'content-type': 'application/json', 'x-real-ip': '192.0.2.1' };
  const request = new Request('${URL_OF_FUNCTION}', { method: 'POST', headers, body });
  const response = await deployed.fetch(request);
  answers.push([response.status, await response.json()]);
}
if (process.env.CRON_SECRET) {
  const headers = { authorization: 'Bearer ' + process.env.CRON_SECRET };
  const response = await deployed.fetch(new Request('${URL_OF_FUNCTION}', { headers }));
  answers.push([response.status, await response.json()]);
}
console.log(JSON.stringify(answers));
// A kept connection to Brevo would keep this process running.
process.exit(0);
`;
describe('the function as the host deploys it', () => {
  let folder: string;
  let brevo: LocalBrevo;

  beforeAll(async () => {
    folder = await deploy();
    brevo = await startLocalBrevo({ apiKey: API_KEY });
  });

  afterAll(async () => {
    await brevo.close();
    await rm(folder, { recursive: true });
  });

  /** Runs the caller in plain Node with `env` alone. Its last line is its result, the lines before are the log. */
  async function call(env: Record<string, string>, ...bodies: unknown[]) {
    const command = ['script.js', ...bodies.map((body) => JSON.stringify(body))];
    const { stdout, stderr } = await runFile(process.execPath, command, { cwd: folder, env });
    const log = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answers = log.pop();
    return { answers, stderr, log };
  }

  test('S-API-8 U-21 R-3: a valid request is mailed, an invalid one is refused, the daily call works', async () => {
    const env = { ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url, CRON_SECRET };
    const invalid = { ...ANA, numberOfGuests: 0 };
    const { stderr, answers, log } = await call(env, ANA, invalid);
    expect(stderr).toBe('');
    expect(answers).toEqual([
      [200, { status: 'sent' }],
      [422, { status: 'invalid', errors: { numberOfGuests: 'El valor debe ser mayor de 0' } }],
      [200, { status: 'healthy' }],
    ]);
    expect(log.map(({ event, outcome }) => [event, outcome])).toEqual([
      ['event-request', 'sent'],
      ['event-request', 'invalid'],
      ['event-request', 'healthy'],
    ]);
    expect(brevo.messages[0]?.body.htmlContent).toContain('García Núñez');
  });

  test('S-API-6: without any variable the import succeeds and the answer is 503', async () => {
    const { stderr, answers, log } = await call({}, ANA);
    expect(JSON.parse(stderr)).toMatchObject({ alarm: 'not-configured' });
    expect(answers).toEqual([[503, { status: 'unavailable' }]]);
    expect(log[0].outcome).toBe('not-configured');
    expect(stderr).toContain('SENDER_EMAIL (sin valor) y SENDER_NAME (sin valor).');
  });
});
