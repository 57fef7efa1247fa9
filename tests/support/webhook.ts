import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Fault } from '../faults/brevo-faults.ts';

type Post = { method: string | undefined; type: string | undefined; path: string; body: string };

/** Starts an HTTP server that takes alarms, until the test ends. Its path is the secret, as with real webhooks. */
export async function startWebhook() {
  const posts: Post[] = [];
  const webhook = {
    url: '',
    posts,
    /** Stands in for each response. */
    fault: undefined as Fault | undefined,
    /** The names of the received alarms, in order. */
    alarms: () => posts.map(({ body }) => /\(([^()]+)\)$/.exec(JSON.parse(body).text)?.[1]),
  };
  const server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    posts.push({ method, type: headers['content-type'], path: url, body: await text(request) });
    if (webhook.fault) webhook.fault.respond(response);
    else response.end('ok');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook-secret`;
  return webhook;
}
