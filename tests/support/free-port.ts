import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Linux gives connections and servers that name no port one from 32768 up: a port below stays free until it is used. */
const [LOWEST, LOWEST_GIVEN] = [20_000, 32_768];

/** Where nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, LOWEST_GIVEN);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
