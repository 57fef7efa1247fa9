import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Types that the host compresses. */
const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
/** Types that are compressed already. */
const MEDIA_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const UNKNOWN_TYPE = 'application/octet-stream';
/** The host's `cache-control` for a file without a rule. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

type Content = { modified: number; plain: Buffer; brotli: Buffer | undefined; etag: string };

/** Compress each version of a file once, so that the benchmark does not measure the compression. */
const contents = new Map<string, Content>();

export const isTextFile = (file: string) => extname(file) in TEXT_TYPES;
export const typeOf = (extension: string) =>
  TEXT_TYPES[extension] ?? MEDIA_TYPES[extension] ?? UNKNOWN_TYPE;

/** Sends a file as the host does: text in brotli if the browser accepts it, 304 if the browser has the file. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): void {
  const { plain, brotli, etag } = read(file);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATE);
  response.setHeader('etag', etag);
  if (brotli) response.setHeader('vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const takesBrotli = brotli && /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (takesBrotli) response.setHeader('content-encoding', 'br');
  const body = takesBrotli ? brotli : plain;
  const type = typeOf(extname(file));
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

function read(file: string): Content {
  const modified = statSync(file).mtimeMs;
  const known = contents.get(file);
  if (known?.modified === modified) return known;
  const plain = readFileSync(file);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const brotli = isTextFile(file) ? brotliCompressSync(plain) : undefined;
  const content = { modified, plain, brotli, etag };
  contents.set(file, content);
  return content;
}
