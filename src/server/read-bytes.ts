/**
 * A whole body of a request or a response, or `undefined` if it is longer than `maxBytes`: then the rest is not read.
 * Rejects when the signal aborts.
 */
export async function readBytes(body: Request['body'], maxBytes: number, signal: AbortSignal) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body?.pipeThrough(new TransformStream(), { signal }) ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
