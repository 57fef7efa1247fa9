import * as v from 'valibot';
import { dataUrlsParser, type FileLimits, isAccepted, MAX_FILES } from './files.ts';
import { FILES_TEXTS } from './files-texts.ts';
import { MESSAGES } from './messages.ts';

/** One to ten files as data URLs, of the accepted types, within the limits of each file and of the total (S-GEN-3, S-GEN-4). */
export function files({ accept, maxFileSize, maxTotalSize }: FileLimits) {
  const parse = dataUrlsParser();
  return v.pipe(
    v.array(v.string(MESSAGES.required), MESSAGES.required),
    v.maxLength(MAX_FILES, FILES_TEXTS.tooMany),
    // Parse once for all checks. An empty list is parsed too, to clear the cache.
    v.transform(parse),
    v.minLength(1, MESSAGES.required),
    v.everyItem(({ content }) => content !== undefined, FILES_TEXTS.unread),
    v.everyItem(({ content }) => isAccepted(accept, content?.type ?? ''), FILES_TEXTS.anyWrongType),
    v.everyItem(({ content }) => content?.size !== 0, FILES_TEXTS.anyEmpty),
    v.everyItem(
      ({ content }) => (content?.size ?? 0) <= maxFileSize,
      FILES_TEXTS.anyTooLarge(maxFileSize),
    ),
    v.check(
      (sent) =>
        sent.reduce((total, { content }) => total + (content?.size ?? 0), 0) <= maxTotalSize,
      FILES_TEXTS.allTooLarge(maxTotalSize),
    ),
    v.transform((sent) => sent.map(({ url }) => url)),
  );
}
