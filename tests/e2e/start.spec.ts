import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { countSamples } from '../../tools/build/sample-content-plugin.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { freePort } from '../support/free-port.ts';

/** The output of `npm start` and `npm run dev`. For a bad variable, both print one line that names it, and exit with 1. */

/** The longest time for a server to start or stop on a busy machine, in milliseconds. */
const START_TIMEOUT = 60_000;

type Outcome = { code: number | null; output: string };

function run(tool: 'start' | 'dev', environment: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, ['tools/run.js', `tools/${tool}.ts`], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, BREVO_API_KEY: '', BREVO_BASE_URL: '', ...environment },
    timeout: START_TIMEOUT,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Occupies a free port until `free` is called. */
async function takePort(host: string): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Each test has its own port, because tests run in parallel. */
const ownPort = async () => String(await freePort());

test('npm start says in one line how many samples are left, and which command lists them', async () => {
  const command = ['tools/run.js', 'tools/start.ts', '--built'];
  const child = spawn(process.execPath, command, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, BREVO_API_KEY: '', BREVO_BASE_URL: '', PORT: await ownPort() },
    timeout: START_TIMEOUT,
  });
  let output = '';
  for await (const text of child.stdout) {
    output += text;
    if (output.includes('/__mailbox')) child.kill();
  }
  const lines = output.split('\n').filter((line) => /samples/i.test(line));
  expect(lines.join()).toBe(countSamples(PROJECT_ROOT) ?? '');
});

for (const [tool, signal] of [
  ['start', 'SIGTERM'],
  ['dev', 'SIGINT'],
] as const)
  test(`npm run ${tool}: ${signal} to npm ends every process and frees the port`, async () => {
    const PORT = await ownPort();
    const npm = spawn('npm', ['run', tool, '--', '--built'], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, BREVO_API_KEY: '', BREVO_BASE_URL: '', PORT },
      // A process group, so that a failing test can end every process in it.
      detached: true,
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    // The output closes when no process is left to write to it.
    let isOver = false;
    npm.once('close', () => {
      isOver = true;
    });
    try {
      const isReady = () => output.includes('/__mailbox');
      await expect.poll(isReady, { intervals: [50], timeout: START_TIMEOUT }).toBe(true);
      npm.kill(signal);
      await expect.poll(() => isOver, { intervals: [50] }).toBe(true);
    } finally {
      if (!isOver && npm.pid) process.kill(-npm.pid, 'SIGKILL');
    }
    await expect(fetch(`http://127.0.0.1:${PORT}/`)).rejects.toThrow();
    expect(output).not.toMatch(/error|^ +at /im);
  });

for (const [tool, command] of [
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
] as const) {
  for (const host of ['127.0.0.1', '0.0.0.0'])
    test(`${command} says that its port is taken on ${host}`, async () => {
      const { port, free } = await takePort(host);
      const { code, output } = await run(tool, { PORT: String(port) });
      await free();
      expect(output).toBe(
        `Port ${port} is already in use. Free it or choose another: PORT=${port + 1} ${command}\n`,
      );
      expect(code).toBe(1);
    });

  for (const [variable, value] of [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['RATE_LIMIT_VISITOR', 'many'],
    ['RATE_LIMIT_TOTAL', '60'],
    ['BREVO_BASE_URL', 'nonsense'],
    ['REDIS_URL', 'localhost:6379'],
  ] as const)
    test(`${command} names ${variable} when it is ${value}`, async () => {
      const { code, output } = await run(tool, { PORT: await ownPort(), [variable]: value });
      expect(output.trim().split('\n')).toEqual([expect.stringContaining(variable)]);
      expect(code).toBe(1);
    });

  test(`${command} names every variable that is missing for a Brevo key`, async () => {
    const secret = 'xkeysib-never-printed';
    const nothing = {
      MANAGEMENT_EMAIL: '',
      MANAGEMENT_NAME: '',
      SENDER_EMAIL: '',
      SENDER_NAME: '',
    };
    const PORT = await ownPort();
    const { code, output } = await run(tool, { PORT, BREVO_API_KEY: secret, ...nothing });
    for (const variable of Object.keys(nothing)) expect(output).toContain(variable);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain(secret);
    expect(code).toBe(1);
  });
}
