import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from '../local/settings.ts';

/** The deployed function in its own process, so that its memory can be measured. */
export interface FunctionProcess {
  url: string;
  /** Bytes after garbage collection. */
  heapUsed(): Promise<number>;
  stop(): void;
}

const SERVER = join(PROJECT_ROOT, 'tools/bench/function-server.js');

/** `VERCEL` makes the function trust the visitors' addresses. The rate limits are too high to be reached. */
export const functionEnvironment = (brevoUrl: string): Record<string, string> => ({
  ...EXAMPLE_MAIL_SETTINGS,
  BREVO_BASE_URL: brevoUrl,
  VERCEL: '1',
  RATE_LIMIT_VISITOR: '100000/600',
  RATE_LIMIT_TOTAL: '100000/600',
});

export async function startFunctionProcess(
  entry: string,
  brevoUrl: string,
): Promise<FunctionProcess> {
  const child = fork(SERVER, [entry], {
    // Inherit neither this process's environment nor its flags for TypeScript.
    env: functionEnvironment(brevoUrl),
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = (await answerOf(child)) as { port: number };
  return {
    url: `http://127.0.0.1:${port}${EVENT_REQUEST_PATH}`,
    async heapUsed() {
      const answer = answerOf(child);
      child.send('memory');
      return ((await answer) as { heapUsed: number }).heapUsed;
    },
    stop: () => child.disconnect(),
  };
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The function’s process ended without an answer'));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}
