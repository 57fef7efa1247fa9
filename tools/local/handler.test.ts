import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { silence } from '../../tests/support/silence.ts';
import { type Handler, inTurn } from './handler.ts';

const LOG_LINE = /^Error in the local server: RangeError: a bug at \S.*$/;

/** A server with three handlers, each of which throws for one path: at once, later, and in the middle of its answer. */
async function serve() {
  const lines = silence('error');
  const atOnce: Handler = ({ url }, _, next) => {
    if (url === '/at-once') throw new RangeError('a bug');
    next();
  };
  const later: Handler = async ({ url }, _, next) => {
    await Promise.resolve();
    if (url === '/later') throw new RangeError('a bug');
    next();
  };
  const inAnswer: Handler = ({ url }, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    if (url === '/in-answer') throw new RangeError('a bug');
    response.end('x'.repeat(96));
  };
  const server = createServer(inTurn(atOnce, later, inAnswer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    lines.mockRestore();
  });
  const { port } = server.address() as AddressInfo;
  return { lines, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

test.each(['/at-once', '/later'])(
  'an error in %s is a 500 and one line in the log',
  async (path) => {
    const { lines, get } = await serve();
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([500, 'Internal server error\n']);
    expect(lines.mock.calls).toEqual([[expect.stringMatching(LOG_LINE)]]);
    expect((await get('/')).status).toBe(200);
  },
);

test('an error in the middle of an answer ends the connection, not the server', async () => {
  const { lines, get } = await serve();
  await expect(get('/in-answer').then((response) => response.text())).rejects.toThrow();
  expect(lines.mock.calls).toEqual([[expect.stringMatching(LOG_LINE)]]);
  expect((await get('/')).status).toBe(200);
});
