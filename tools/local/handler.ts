import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step of the local server: answers, or lets the next one do it. Vite's middlewares have the same form. */
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
      // Part of an answer is out already: only a broken connection tells that it is not whole.
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

/** One line, with the place in the code: an error in the local server or in the function is a bug. */
export function logError(error: unknown): void {
  const [summary = '', place = ''] = String((error as Error)?.stack ?? error).split('\n');
  console.error(`Error in the local server: ${summary} ${place.trim()}`.trim());
}

/** Where a request goes to. Connect, inside Vite, keeps the untouched address in `originalUrl`. */
export function requestUrl(request: IncomingMessage & { originalUrl?: string | undefined }): URL {
  // One slash at the front: `//host/path` would otherwise name another host.
  const path = (request.originalUrl ?? request.url ?? '/').replace(/^\/+/, '/');
  return new URL(path, 'http://localhost');
}

/** Answers 400 where a later step would throw: a path that cannot be decoded, or a host that is not one. */
export const refuseMalformed: Handler = (request, response, next) => {
  if (!isWellFormed(request)) return sendText(response, 400, 'Bad request');
  next();
};

function isWellFormed(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  try {
    decodeURIComponent(requestUrl(request).pathname);
    // `Request` takes no address with a user in it.
    const { username, password } = new URL(`http://${headers.host ?? 'localhost'}${url}`);
    return url.startsWith('/') && username + password === '';
  } catch {
    return false;
  }
}

/** A short answer that no browser takes for a page, nor keeps. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`${text}\n`);
}
