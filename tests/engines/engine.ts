import { connect, type Socket } from 'node:net';
import { PORTS } from '../support/servers.ts';

/**
 * Firefox and WebKit by the commands of W3C WebDriver. WebKitGTK takes them by HTTP. Firefox takes them by Marionette,
 * the protocol into which `geckodriver` translates that HTTP: Debian has no `geckodriver`.
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
/** A session of a browser that Playwright has started. */
export interface Engine {
  send(command: keyof typeof COMMANDS, parameters: Parameters): Promise<unknown>;
  stop(): Promise<unknown>;
}

export const ENGINES = { firefox: openFirefox, webkit: openWebKit };

async function openFirefox(): Promise<Engine> {
  const socket = connect(Number(process.env.MARIONETTE_PORT), '127.0.0.1');
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
      await send('DeleteSession', {});
      socket.destroy();
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

/** How long WebKit may take to start, in milliseconds. */
const START_MS = 40_000;

async function openWebKit(): Promise<Engine> {
  async function request(method: string, path: string, body?: Parameters, signal?: AbortSignal) {
    const response = await fetch(`http://127.0.0.1:${PORTS.webkit}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: { sessionId?: string } };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  const open = () => request('POST', '', { capabilities: {} }, AbortSignal.timeout(START_MS));
  // Seldom, the browser hangs while it starts: then once more.
  const { sessionId } = await open().catch(open);
  return {
    send(command, { id, ...parameters }) {
      const path = COMMANDS[command][0].replace('{id}', String(id));
      return request('POST', `/${sessionId}/${path}`, parameters);
    },
    stop: () => request('DELETE', `/${sessionId}`),
  };
}
