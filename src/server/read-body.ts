/** Longest body that is read, in bytes (32 KB). */
export const BODY_MAX_BYTES = 32 * 1024;

type Body =
  | { ok: true; value: object }
  | { ok: false; reason: 'unsupported-type' | 'too-large' | 'bad-request' };

/** The body as a JSON object, never more of it than the limit, whatever `content-length` says. */
export async function readJsonObject(request: Request): Promise<Body> {
  if (!isJson(request.headers.get('content-type')))
    return { ok: false, reason: 'unsupported-type' };
  if (Number(request.headers.get('content-length')) > BODY_MAX_BYTES) {
    return { ok: false, reason: 'too-large' };
  }
  try {
    const bytes = await readAtMost(request, BODY_MAX_BYTES);
    if (!bytes) return { ok: false, reason: 'too-large' };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ok: true, value } : { ok: false, reason: 'bad-request' };
  } catch {
    // Not UTF-8, not JSON, or the visitor went away in the middle.
    return { ok: false, reason: 'bad-request' };
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
