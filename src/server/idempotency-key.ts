import { createHash } from 'node:crypto';
import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';

/**
 * One UUID for each form and content: a duplicate has the same key, an edited request another one. The key is derived, so
 * that every instance finds the same one. `undefined` without a valid header.
 */
export function deriveIdempotencyKey(header: string | null, request: EventRequest) {
  if (header === null || !UUID.test(header)) return undefined;
  return uuidOf(JSON.stringify([header.toLowerCase(), request]));
}

/** The key for a retry after a refusal: Brevo may count `key` as used. */
export const keyAfter = (key: string): string => uuidOf(`after ${key}`);

/** A UUID of version 4, which every check of a UUID accepts. */
function uuidOf(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`);
}
