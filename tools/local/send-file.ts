import { readFileSync, statSync } from 'node:fs';
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

type Bytes = Uint8Array<ArrayBuffer>;
type Content = { modified: number; plain: Bytes; brotli: Bytes | undefined };

/** Compress each version of a file once, so that the benchmark does not measure the compression. */
const contents = new Map<string, Content>();

const isTextFile = (file: string) => extname(file) in TEXT_TYPES;
export const typeOf = (extension: string) =>
  TEXT_TYPES[extension] ?? MEDIA_TYPES[extension] ?? UNKNOWN_TYPE;

/** Answers with a file as the host does: text in brotli if the browser accepts it. */
export function sendFile(request: Request, file: string, status = 200): Response {
  const { plain, brotli } = read(file);
  const takesBrotli = brotli && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const body = takesBrotli ? brotli : plain;
  return new Response(body, {
    status,
    headers: {
      'content-type': typeOf(extname(file)),
      'content-length': String(body.length),
      'cache-control': REVALIDATE,
      ...(brotli && { vary: 'Accept-Encoding' }),
      ...(takesBrotli && { 'content-encoding': 'br' }),
    },
  });
}

function read(file: string): Content {
  const modified = statSync(file).mtimeMs;
  const known = contents.get(file);
  if (known?.modified === modified) return known;
  const plain = new Uint8Array(readFileSync(file));
  const brotli = isTextFile(file) ? new Uint8Array(brotliCompressSync(plain)) : undefined;
  const content = { modified, plain, brotli };
  contents.set(file, content);
  return content;
}
