import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { countSamples } from '../../../tools/build/sample-content-plugin.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { freePort } from '../../support/free-port.ts';

/** `npm start` and `npm run dev`: what they print, and how they end. `settings.test.ts` has each malformed variable. */

type Script = 'start' | 'dev';

function run(script: Script, environment: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', script, '--', '--built'], {
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

for (const [script, signal] of [
  ['start', 'SIGTERM'],
  ['dev', 'SIGINT'],
] as const)
  test(`npm run ${script}: prints its addresses and how many samples are left, and ends with every process at ${signal}`, async () => {
    const PORT = String(await freePort());
    const command = run(script, { PORT });
    const mailbox = `http://localhost:${PORT}/__mailbox`;
    await expect.poll(() => command.output).toContain(mailbox);
    expect((await fetch(mailbox)).status).toBe(200);
    command.kill(signal);
    const { output } = await command.closed;
    await expect(fetch(mailbox)).rejects.toThrow();
    expect(output).not.toMatch(/error|^ +at /im);
    // For `npm run check:mail` without an account at Brevo.
    expect(output).toMatch(/Brevo +http:\/\/127\.0\.0\.1:\d+ \(stand-in\)\n/);
    const samples = script === 'start' ? countSamples(PROJECT_ROOT) : undefined;
    expect(output.match(/.*samples.*/gi)?.join() ?? '').toBe(samples ?? '');
  });

test('npm start says in one line that its port is taken', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await run('start', { PORT: String(port) }).closed;
  server.close();
  expect(outcome).toEqual({
    code: 1,
    output: `Port ${port} is already in use. Free it or choose another: PORT=${port + 1} npm start\n`,
  });
});
