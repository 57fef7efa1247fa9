import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { PORTS } from '../../support/servers.ts';

/** What the commands that serve the site print, and how they end. `npm start` ends in `npm run preview`. */

function run(script: 'preview' | 'dev', environment: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, BREVO_API_KEY: '', BREVO_BASE_URL: '', ...environment },
  });
  const command = { output: '', kill: (signal: NodeJS.Signals) => child.kill(signal) };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      command.output += text;
    });
  // The output closes when no process is left to write to it.
  const closed = once(child, 'close').then(([code]) => ({ code, output: command.output }));
  return Object.assign(command, { closed });
}

test('npm run preview prints its addresses, and ends with every process at SIGTERM', async () => {
  const PORT = String(PORTS.command);
  const command = run('preview', { PORT });
  const mailbox = `http://localhost:${PORT}/__mailbox`;
  // A busy machine takes long to load Vite's configuration.
  await expect.poll(() => command.output, { timeout: 60_000 }).toContain(mailbox);
  expect((await fetch(mailbox)).status).toBe(200);
  command.kill('SIGTERM');
  const { output } = await command.closed;
  await expect(fetch(mailbox)).rejects.toThrow();
  expect(output).not.toMatch(/error|^ +at /im);
  // For `npm run check:mail` without an account at Brevo.
  expect(output).toMatch(/Brevo +http:\/\/127\.0\.0\.1:\d+ \(stand-in\)\n/);
});

test('a taken port, and a malformed variable, are one line and exit code 1', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [taken, malformed] = await Promise.all([
    run('preview', { PORT: String(port) }).closed,
    run('dev', { RATE_LIMIT_TOTAL: '60/3600' }).closed,
  ]);
  server.close();
  expect([taken.code, malformed.code]).toEqual([1, 1]);
  // On a busy machine Vite first tells how long its plugins took.
  expect(taken.output).toMatch(/(?:^|\n)Port \d+ is already in use: free it, or set PORT=\d+\n$/);
  expect(taken.output).not.toMatch(/^ +at /m);
  expect(malformed.output).toMatch(/(?:^|\n)Ajustes: RATE_LIMIT_TOTAL \(valor no válido\) .*\n$/);
});
