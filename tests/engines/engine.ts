import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from 'playwright/test';
import { executableOf, type Program } from '../../tools/install/programs.ts';
import { freePort } from '../support/free-port.ts';

/**
 * Firefox and WebKit by the commands of W3C WebDriver. WebKitGTK takes them by HTTP. Firefox takes them by Marionette, the protocol
 * into which `geckodriver` translates that HTTP: Debian has no `geckodriver`.
 */

/** Each command's path over HTTP, and its name in Marionette. */
const COMMANDS = {
  open: ['url', 'Navigate'],
  reload: ['refresh', 'Refresh'],
  find: ['element', 'FindElement'],
  click: ['element/{id}/click', 'ElementClick'],
  clear: ['element/{id}/clear', 'ElementClear'],
  type: ['element/{id}/value', 'ElementSendKeys'],
  run: ['execute/sync', 'ExecuteScript'],
  perform: ['actions', 'PerformActions'],
} as const;

type Parameters = Record<string, unknown>;
export interface Engine {
  send(command: keyof typeof COMMANDS, parameters: Parameters): Promise<unknown>;
  stop(): Promise<void>;
}

export const ENGINES = { firefox: startFirefox, webkit: startWebKit };

async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const options = ['--headless', '--no-remote', '--marionette', '--profile', profile];
  const firefox = startProgram('firefox', options);
  let port = 0;
  await expect(async () => {
    port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    expect(port).toBeGreaterThan(0);
  }).toPass();
  const socket = connect(port, '127.0.0.1');
  const answers = marionetteMessages(socket);
  await answers.next();
  let count = 0;
  /** One command at a time, so that the next message is its answer. */
  async function send(name: string, parameters: Parameters): Promise<unknown> {
    count += 1;
    const message = JSON.stringify([0, count, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answers.next()).value;
    if (error) throw new Error(error.message);
    return result?.value;
  }
  await send('NewSession', {});
  return {
    send: (command, parameters) => send(COMMANDS[command][1], parameters),
    async stop() {
      socket.destroy();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Marionette's messages: the length in bytes, a colon, and JSON. */
async function* marionetteMessages(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)));
      if (colon < 0 || received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  }
}

/** How long the browser may take to start, in milliseconds. */
const START_MS = 40_000;

/** On a virtual display, because WebKit has no headless mode. Seldom, the browser hangs while it starts: then once more. */
function startWebKit(): Promise<Engine> {
  return tryWebKit().catch(tryWebKit);
}

async function tryWebKit(): Promise<Engine> {
  const display = startProgram('display', ['-displayfd', '1', '-nolisten', 'tcp']);
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const server = startProgram('webkit', [`--port=${port}`], `:${String(number).trim()}`);
  const stop = async () => {
    await server.stop();
    await display.stop();
  };
  async function post(path: string, body: Parameters, signal?: AbortSignal) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: { error?: string; sessionId?: string } };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  try {
    await expect(async () => fetch(`http://127.0.0.1:${port}/status`)).toPass({
      timeout: START_MS,
    });
    const signal = AbortSignal.timeout(START_MS);
    const { sessionId } = await post('', { capabilities: {} }, signal);
    return {
      send(command, { id, ...parameters }) {
        const path = COMMANDS[command][0].replace('{id}', String(id));
        return post(`/${sessionId}/${path}`, parameters);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a program, which ends with this process at the latest. */
function startProgram(name: Program, args: readonly string[], display?: string) {
  const command = executableOf(name);
  if (!command) throw new Error(`Not installed: ${name}. \`npm run test:engines\` does it.`);
  const program: ChildProcessByStdio<null, Readable, null> = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...(display && { DISPLAY: display }) },
  });
  const kill = () => program.kill();
  process.once('exit', kill);
  const ended = once(program, 'exit');
  return {
    stdout: program.stdout,
    async stop(): Promise<void> {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
