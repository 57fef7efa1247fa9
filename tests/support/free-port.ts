import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Linux assigns ports from `LOWEST_ASSIGNED` upwards to other programs. A lower port stays free until the test uses it. */
const [LOWEST, LOWEST_ASSIGNED] = [20_000, 32_768];

/** A port on which no server listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, LOWEST_ASSIGNED);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').catch(() => undefined);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
