import type { Rejection } from '../shared/contract.ts';
import { readBytes } from './read-bytes.ts';
import { TIME_LIMITS } from './times.ts';

/** In bytes (32 KB). */
export const BODY_MAX_BYTES = 32 * 1024;

type BodyRejection = Extract<Rejection, 'unsupported-type' | 'too-large' | 'bad-request'>;
type ReadBody = { ok: true; value: object } | { ok: false; reason: BodyRejection };

/**
 * Whether the request may come from our own page. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that
 * sends neither is no browser, so no other site can make it send a request.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // Sandboxed frames and some redirects send `null`, which is no URL.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Reads the body of a request as a JSON object. Compressed bodies are not unpacked: the page sends none. */
export async function readJsonObject({ headers, body }: Request): Promise<ReadBody> {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { ok: false, reason: 'unsupported-type' };
  try {
    const signal = AbortSignal.timeout(TIME_LIMITS.bodyMs);
    const bytes = await readBytes(body, BODY_MAX_BYTES, signal);
    if (!bytes) return { ok: false, reason: 'too-large' };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ok: true, value } : { ok: false, reason: 'bad-request' };
  } catch {
    // Not UTF-8, not JSON, too slow, or the connection broke.
    return { ok: false, reason: 'bad-request' };
  }
}
