import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Post = { method: string | undefined; type: string | undefined; path: string; body: string };

const HABITS = {
  accepts: (response: ServerResponse) => response.end('ok'),
  refuses: (response: ServerResponse) => response.writeHead(500).end('broken'),
  redirects: (response: ServerResponse) => response.writeHead(307, { location: '/other' }).end(),
  resets: (response: ServerResponse) => response.socket?.resetAndDestroy(),
  hangs: () => {},
  'hangs in its answer': (response: ServerResponse) => response.writeHead(200).write('o'),
};
export type WebhookHabit = keyof typeof HABITS;

/** Starts an HTTP server that receives alarms, until the test ends. Its path is the secret, as with real webhooks. */
export async function startWebhook(habit: WebhookHabit = 'accepts') {
  const posts: Post[] = [];
  const webhook = {
    url: '',
    posts,
    habit,
    /** The names of the received alarms, in order. */
    alarms: () => posts.map(({ body }) => /\(([^()]+)\)$/.exec(JSON.parse(body).text)?.[1]),
  };
  const server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    posts.push({ method, type: headers['content-type'], path: url, body: await text(request) });
    HABITS[webhook.habit](response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook-secret`;
  return webhook;
}
