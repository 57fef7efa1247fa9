import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step of the local server: answers, or lets the next one do it. Vite's middlewares have the same form. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Every handler in turn until one answers. */
export function inTurn(
  ...handlers: Handler[]
): (...args: [IncomingMessage, ServerResponse]) => void {
  return (request, response) => {
    const run = ([first, ...rest]: Handler[]): void => first?.(request, response, () => run(rest));
    run(handlers);
  };
}

/** Where a request goes to. Connect, inside Vite, keeps the untouched address in `originalUrl`. */
export function requestUrl(request: IncomingMessage & { originalUrl?: string | undefined }): URL {
  // One slash at the front: `//host/path` would otherwise name another host.
  const path = (request.originalUrl ?? request.url ?? '/').replace(/^\/+/, '/');
  return new URL(path, 'http://localhost');
}

/** Answers 400 where a later step would trip: percent signs that decode to nothing, or no path at all. */
export const refuseMalformed: Handler = (request, response, next) => {
  try {
    decodeURIComponent(requestUrl(request).pathname);
  } catch {
    return sendText(response, 400, 'Bad request');
  }
  next();
};

/** A short answer that no browser takes for a page, nor keeps. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`${text}\n`);
}
