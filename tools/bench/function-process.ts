import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from '../local/settings.ts';

/** The deployed function in a process of its own, so that its memory is nobody else's. */
export interface FunctionProcess {
  url: string;
  /** Bytes in use after the garbage is gone. */
  heapUsed(): Promise<number>;
  stop(): void;
}

const SERVER = join(PROJECT_ROOT, 'tools/bench/function-server.js');

/** On the host addresses are trusted: each visitor has a limit of its own, which stays out of the way here. */
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
    // Nothing of this process' own: neither its environment nor its way of running TypeScript.
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
    const fail = () => reject(new Error('The function ended before it answered'));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}
