import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or calls `next`. Vite's middlewares have the same type. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/** Calls each handler until one answers. An error in a handler becomes a 500 and a log line, and the server goes on. */
export function inTurn(
  ...handlers: Handler[]
): (...args: [IncomingMessage, ServerResponse]) => void {
  return (request, response) => {
    const fail = (error: unknown) => {
      logError(error);
      // Part of the answer is sent: break the connection, so that the client notices that the rest is missing.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal server error');
    };
    const run = async ([first, ...rest]: Handler[]): Promise<void> => {
      try {
        await first?.(request, response, () => void run(rest));
      } catch (error) {
        fail(error);
      }
    };
    void run(handlers);
  };
}

/** Logs an error and its place in the code in one line. */
export function logError(error: unknown): void {
  const [summary = '', place = ''] = String((error as Error)?.stack ?? error).split('\n');
  console.error(`Error in the local server: ${summary} ${place.trim()}`.trim());
}

/** The URL of a request. Vite's server changes `url` and keeps the original in `originalUrl`. */
export function requestUrl(request: IncomingMessage & { originalUrl?: string | undefined }): URL {
  // A URL that begins with two slashes, `//host/path`, would name another host.
  const path = (request.originalUrl ?? request.url ?? '/').replace(/^\/+/, '/');
  return new URL(path, 'http://localhost');
}

/** Answers 400 to a malformed path or host, for which a later handler would throw. */
export const refuseMalformed: Handler = (request, response, next) => {
  if (!isWellFormed(request)) return sendText(response, 400, 'Bad request');
  next();
};

function isWellFormed(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  try {
    decodeURIComponent(requestUrl(request).pathname);
    // `Request` throws for a URL with a user.
    const { username, password } = new URL(`http://${headers.host ?? 'localhost'}${url}`);
    return url.startsWith('/') && username + password === '';
  } catch {
    return false;
  }
}

/** Sends a short text, which browsers do not cache. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`${text}\n`);
}
