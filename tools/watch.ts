import { spawn } from 'node:child_process';
import config from '../playwright.config.ts';
import { stopSignal } from './local/listen.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run watch`: repeats the fast unit tests at each edit, and keeps the servers of the browser tests running, so that
 * `npm run test:e2e -- FILE` starts sooner. Vitest's keys work. After an edit of the function, restart this command.
 */

const options = { cwd: PROJECT_ROOT, stdio: 'inherit' } as const;

const servers = [config.webServer ?? []].flat().map((server) =>
  // `detached` makes each shell the leader of a process group, so that killing the group ends its server too.
  spawn(server.command, {
    ...options,
    env: { ...process.env, ...server.env },
    shell: true,
    detached: true,
  }),
);
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'watch', '--project', '!slow'],
  options,
);

await Promise.race([stopSignal(), new Promise((resolve) => vitest.once('close', resolve))]);
vitest.kill();
for (const { pid, exitCode, signalCode } of servers)
  if (pid && exitCode === null && signalCode === null) process.kill(-pid);
process.exit(0);
