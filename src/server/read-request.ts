import type { Rejection } from '../shared/contract.ts';

/** In bytes (32 KB). */
export const BODY_MAX_BYTES = 32 * 1024;

type BodyRejection = Extract<Rejection, 'unsupported-type' | 'too-large' | 'bad-request'>;
type Body = { ok: true; value: object } | { ok: false; reason: BodyRejection };

/**
 * Whether the request may come from our own page. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that sends
 * neither is no browser, so no other site can make it send a request.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // Sandboxed frames and some redirects send `null`, which is no URL.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/**
 * Reads the body of a request as a JSON object. Reading stops at the limit, whatever `content-length` says. Compressed bodies
 * are not unpacked: the page sends none, and a small one may unpack to any size.
 */
export async function readJsonObject(request: Request, limitMs: number): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { ok: false, reason: 'unsupported-type' };
  try {
    const bytes = await readAll(request, limitMs);
    if (!bytes) return { ok: false, reason: 'too-large' };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ok: true, value } : { ok: false, reason: 'bad-request' };
  } catch {
    // Not UTF-8, not JSON, too slow, or the connection broke.
    return { ok: false, reason: 'bad-request' };
  }
}

/** Returns `undefined` for a body over the limit. Rejects after the time limit. */
async function readAll({ body }: Request, limitMs: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const signal = AbortSignal.timeout(limitMs);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body.pipeThrough(new TransformStream(), { signal })) {
    length += chunk.byteLength;
    if (length > BODY_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
