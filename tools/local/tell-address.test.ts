import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { inTurn } from './handler.ts';
import { hostRoutes } from './routes.ts';

test('U-19: the function gets the address of the connection unless the request has one', async () => {
  const answer = async ({ headers }: Request) => new Response(headers.get('x-real-ip'));
  const server = createServer(inTurn(...hostRoutes(async () => ({ default: { fetch: answer } }))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${EVENT_REQUEST_PATH}`;
  const ask = async (headers = {}) => (await fetch(url, { headers })).text();
  expect(await ask()).toBe('127.0.0.1');
  expect(await ask({ 'x-real-ip': '192.0.2.7' })).toBe('192.0.2.7');
});
