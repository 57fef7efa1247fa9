import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { runFile } from '../build/deployed-function.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from '../local/settings.ts';

const SERVER = join(PROJECT_ROOT, 'tools/bench/function-server.js');

/** `VERCEL` makes the function trust the visitors' addresses. The rate limits are too high to be reached. */
export const functionEnvironment = (brevoUrl: string) => ({
  ...EXAMPLE_MAIL_SETTINGS,
  BREVO_BASE_URL: brevoUrl,
  VERCEL: '1',
  RATE_LIMIT_VISITOR: '100000/600',
  RATE_LIMIT_TOTAL: '100000/600',
});

/** Starts the deployed function in its own process, so that its memory can be measured. */
export async function startFunctionProcess(entry: string, brevoUrl: string) {
  const child = fork(SERVER, [entry], {
    // Inherit neither this process's environment nor its flags for TypeScript.
    env: functionEnvironment(brevoUrl),
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await answerOf(child);
  return {
    url: `http://127.0.0.1:${port}${EVENT_REQUEST_PATH}`,
    /** Bytes after garbage collection. */
    async heapUsed(): Promise<number> {
      const answer = answerOf(child);
      child.send('memory');
      return (await answer).heapUsed;
    },
    stop: () => child.disconnect(),
  };
}

async function answerOf(child: ChildProcess) {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The function’s process ended without an answer');
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
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
