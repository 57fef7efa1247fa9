import { readFileSync } from 'node:fs';
import type { EventRequest } from '../../shared/event-request.ts';
import { PLACEHOLDERS } from './mail-fields.ts';

/** The mail's HTML template: one empty placeholder `{}` per value, filled in one pass. */

const PLACEHOLDER = '{}';

/** Splits the HTML at its placeholders. Throws if they are more or fewer than the values. */
export function parseTemplate(html: string): readonly string[] {
  const pieces = html.split(PLACEHOLDER);
  const found = pieces.length - 1;
  if (found !== PLACEHOLDERS.length)
    throw new Error(
      `The mail template has ${found} placeholders {} instead of ${PLACEHOLDERS.length}`,
    );
  return pieces;
}

/** Joins the pieces instead of replacing placeholders, because a value may hold `{}` or `$&`. */
export function fillTemplate(
  pieces: readonly string[],
  request: EventRequest,
  unchosen: readonly string[],
): string {
  const valueAt = (index: number) => PLACEHOLDERS[index]?.(request, unchosen) ?? '';
  return pieces.map((piece, index) => piece + valueAt(index)).join('');
}

let eventRequestTemplate: readonly string[] | undefined;

/** Read on first use, so that importing the function never throws. The host traces the expression in it, and deploys the file. */
export function readEventRequestTemplate(): readonly string[] {
  eventRequestTemplate ??= parseTemplate(
    readFileSync(new URL('./event-request-mail.html', import.meta.url), 'utf8'),
  );
  return eventRequestTemplate;
}
