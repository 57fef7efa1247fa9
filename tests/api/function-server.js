import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@remix-run/node-fetch-server';

// Runs the deployed function alone in a process, as the host does, and sends its port to the parent process.
const { default: eventRequest } = await import(pathToFileURL(process.argv[2] ?? '').href);
const server = createServer(createRequestListener((request) => eventRequest.fetch(request)));
// With Node's default of 5 s, the server closes connections while the machine is busy.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
