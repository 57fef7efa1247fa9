import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from '../local/host.ts';
import { type HostRules, readHostRules } from '../local/host-rules.ts';
import { toListener } from '../local/listen.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { isTextFile } from '../local/send-file.ts';
import { EMPTY, OURS } from './lighthouse.ts';
import type { Peer } from './options.ts';

/** A minimal valid page: its times are those of the network and the browser alone. */
const EMPTY_PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Vacía</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Una página vacía.">
<link rel="icon" href="data:,"></head><body><main><h1>Vacía</h1></main></body></html>`;

/** Serves all measured sites in the same way: with the host's headers, and text compressed once. */
export async function serveSites(peers: readonly Peer[]) {
  const emptyFolder = await mkdtemp(join(tmpdir(), 'alheli-empty-'));
  await writeFile(join(emptyFolder, 'index.html'), EMPTY_PAGE);
  const rules = readHostRules();
  const sites = [
    { name: OURS, folder: join(PROJECT_ROOT, 'dist') },
    { name: EMPTY, folder: emptyFolder },
    ...peers,
  ];
  const servers: Server[] = [];
  /** Name → address without a final slash. */
  const addresses = new Map<string, string>();
  for (const { name, folder } of sites) {
    const server = await serve(folder, name === OURS ? rules : withoutPolicy(rules));
    servers.push(server);
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    addresses.set(name, address);
    await warmUp(folder, address);
  }
  return {
    addresses,
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await rm(emptyFolder, { recursive: true });
    },
  };
}

async function serve(folder: string, rules: HostRules): Promise<Server> {
  const { default: eventRequest } = await import('../../api/event-request.ts');
  const host = createHost({ folder, rules, eventRequest: eventRequest.fetch });
  const server = createServer(toListener(host));
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

/** A peer's page would not work with our site's security policy. */
function withoutPolicy(rules: HostRules): HostRules {
  const always = rules.always.map(({ pattern, headers }) => {
    const { 'Content-Security-Policy': _, ...others } = headers;
    return { pattern, headers: others };
  });
  return { ...rules, always };
}

/** Makes the server compress every text now, because Lighthouse includes the server's response time. */
async function warmUp(folder: string, address: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isTextFile(file)) continue;
    const response = await fetch(`${address}/${file}`, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
  }
}
