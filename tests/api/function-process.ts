import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '@remix-run/node-fetch-server';
import deployed from '../../api/event-request.ts';
import { stopSignal } from '../../tools/local/listen.ts';

/** The function in a process of its own, as an instance at the host is: `node tools/run.js` this, and it prints its address. */

const server = createServer(createRequestListener(deployed.fetch));
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}/\n`);

// When this module ends, Vite imports nothing any more, and the function may still want its Redis client.
await stopSignal();
process.exit(0);
