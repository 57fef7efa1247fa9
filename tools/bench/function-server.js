import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@remix-run/node-fetch-server';

// The deployed function alone in a process, as on the host: `node --expose-gc tools/bench/function-server.js ENTRY`.
// Tells its port to whoever started it, and its memory when asked for anything.
const { default: eventRequest } = await import(pathToFileURL(process.argv[2] ?? '').href);
const server = createServer(createRequestListener((request) => eventRequest.fetch(request)));
// A machine that is busy for 5 s, Node's default, must not look like one that hangs up.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

process.on('message', () => {
  globalThis.gc();
  process.send({ heapUsed: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => process.exit(0));
