import { createHash } from 'node:crypto';
import type { EventRequest } from '../shared/event-request.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * One UUID for one form with one content: the same again is the same mail, an edited request is a new one.
 * Derived, so that every instance and every retry finds the same one. Without a readable header there is none.
 */
export function deriveIdempotencyKey(
  header: string | null,
  request: EventRequest,
): string | undefined {
  if (header === null || !UUID.test(header)) return undefined;
  return uuidOf(JSON.stringify([header.toLowerCase(), request]));
}

/** For the same mail once more, where Brevo may count `key` as used by an attempt that it refused. */
export function keyAfter(key: string): string {
  return uuidOf(`after ${key}`);
}

function uuidOf(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex');
  // Shaped as version 4, the one that every check of a UUID lets pass.
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
