import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the host compresses. Pictures and fonts are compressed already. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

type Content = { modified: number; plain: Buffer; brotli: Buffer; etag: string };

/** Compressed once per version of a file, so that a benchmark measures the site and not the compressor. */
const contents = new Map<string, Content>();

export const isTextFile = (file: string) => extname(file) in TYPES;

/** Sends a text file as the host does: brotli where the browser takes it, 304 where it has it. */
export function sendTextFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): void {
  const { plain, brotli, etag } = read(file);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (takesBrotli) response.setHeader('content-encoding', 'br');
  const body = takesBrotli ? brotli : plain;
  response.writeHead(status, {
    'content-type': TYPES[extname(file)],
    'content-length': body.length,
  });
  response.end(body);
}

function read(file: string): Content {
  const modified = statSync(file).mtimeMs;
  const known = contents.get(file);
  if (known?.modified === modified) return known;
  const plain = readFileSync(file);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const content = { modified, plain, brotli: brotliCompressSync(plain), etag };
  contents.set(file, content);
  return content;
}
