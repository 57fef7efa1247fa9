import { spawn } from 'node:child_process';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Runs `npm start` in a process of its own, until this process ends. Resolves to the site's address when it answers. */
export async function runStart(port: string): Promise<string> {
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['tools/run.js', 'tools/start.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes(address) && resolve());
    server.once('exit', () => reject(new UserError('The site could not be served')));
  });
  return address;
}
