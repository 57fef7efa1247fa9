import { createHmac, randomBytes } from 'node:crypto';
import type { EventRequest } from '../shared/event-request.ts';
import { createExpiringMap } from './expiring-map.ts';

/** Remembers which descriptions came from whom, so that the same one under many addresses is noticed (U-15). */
export type SeenDescriptions = {
  /** Whether another address has sent this description within the hour; remembers it for the next one. */
  isRepeated(request: Pick<EventRequest, 'description' | 'email'>): boolean;
};

/** In milliseconds (1 h). */
const KEPT_MS = 60 * 60_000;
/** Descriptions remembered at a time, about 200 bytes each; the oldest goes first. */
const MAX_KEPT = 1000;
/** Shorter ones, in characters, are alike by chance: "Una boda sencilla en el jardín". */
const MIN_LENGTH = 40;
/** What comes after, in UTF-16 units, is not compared: NFKC makes up to 18 characters of one. */
const COMPARED_LENGTH = 2000;

export function createSeenDescriptions({
  now,
  maxKept = MAX_KEPT,
}: {
  now: () => number;
  maxKept?: number;
}): SeenDescriptions {
  // Nothing that was written is kept: without the secret of this process a hash tells nothing.
  const secret = randomBytes(32);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const senders = createExpiringMap<string>({ keptMs: KEPT_MS, maxKept, now });

  return {
    isRepeated({ description, email }) {
      const words = wordsOf(description);
      if ([...words].length < MIN_LENGTH) return false;
      const key = hash(words);
      const sender = hash(email.toLowerCase());
      const earlier = senders.get(key);
      senders.set(key, earlier ?? sender);
      return earlier !== undefined && earlier !== sender;
    },
  };
}

/** Neither case nor spaces and signs make another text of it. */
function wordsOf(description: string): string {
  return description
    .slice(0, COMPARED_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
