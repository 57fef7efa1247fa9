import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { createServer as createProbe, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { UserError } from '../build/user-error.ts';

/** Both addresses of `localhost`; they cannot be reached from other machines. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Call this before slow work, so that a taken port is reported at once. */
export async function assertPortIsFree(port: number, command: string): Promise<void> {
  // Also try the wildcard: some systems allow a loopback address beside it.
  for (const host of [undefined, ...LOOPBACK]) {
    const probe = createProbe();
    await bind(probe, port, host, command);
    await new Promise((resolve) => probe.close(resolve));
  }
}

export async function listen(
  listener: RequestListener,
  port: number,
  command: string,
): Promise<void> {
  for (const host of LOOPBACK) await bind(createLocalServer(listener), port, host, command);
}

/** CONNECT needs its own listener: it does not reach the request listener. */
export function createLocalServer(listener: RequestListener): HttpServer {
  return createServer(listener).on('connect', refuseTunnel);
}

export function refuseTunnel(_request: unknown, socket: Duplex): void {
  // The client may have disconnected.
  socket.on('error', () => {});
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

/** A machine without IPv6 has no `::1`; 127.0.0.1 is enough there. */
function bind(
  server: Server,
  port: number,
  host: string | undefined,
  command: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve();
      else if (error.code === 'EADDRINUSE') reject(portTaken(port, command));
      else if (error.code === 'EACCES')
        reject(new UserError(`Port ${port} is not allowed to this user: choose another PORT.`));
      else reject(error);
    });
    server.listen({ port, host });
  });
}

function portTaken(port: number, command: string): UserError {
  const other = port < 65_535 ? port + 1 : port - 1;
  return new UserError(
    `Port ${port} is already in use. Free it or choose another: PORT=${other} ${command}`,
  );
}

/** Resolves at the first signal to end this process. Later signals are ignored: after Ctrl+C npm sends another one. */
export function stopSignal(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
}
