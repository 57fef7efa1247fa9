import { createHmac, randomBytes } from 'node:crypto';
import type { EventRequest } from '../shared/event-request.ts';
import { createExpiringMap } from './expiring-map.ts';

/** In milliseconds (1 h). */
const KEPT_MS = 60 * 60_000;
/** How many descriptions are remembered, about 200 bytes each; the oldest is forgotten first. */
const MAX_KEPT = 1000;
/** In characters. Shorter descriptions may be alike by chance: "Una boda sencilla en el jardín". */
const MIN_LENGTH = 40;
/** In UTF-16 units. The rest is not compared: normalizing may make a text 18 times as long. */
const COMPARED_LENGTH = 2000;

type Options = { now: () => number; maxKept?: number };

/** Remembers the email of each description, so that the same description from several emails is noticed (U-15). */
export function createSeenDescriptions({ now, maxKept = MAX_KEPT }: Options) {
  // Only hashes are kept. Without the secret of this process, nobody can find their texts.
  const secret = randomBytes(32);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const senders = createExpiringMap<string>({ keptMs: KEPT_MS, maxKept, now });

  return {
    /** Whether this description has arrived with another email within the hour. Remembers the description. */
    isRepeated({ description, email }: Pick<EventRequest, 'description' | 'email'>): boolean {
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

/** The letters and digits of a text: case, spaces and punctuation make no difference. */
function wordsOf(description: string): string {
  return description
    .slice(0, COMPARED_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
