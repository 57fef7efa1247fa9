import type { EventRequest } from '../shared/event-request.ts';

/**
 * Spam defence without a captcha (U-15). Each signal is weak: it happens to honest visitors, too. One or two mark the mail
 * for whoever reads it; only several together drop it.
 */

export type Mark = keyof typeof MARK_TEXTS;

/** Faster than this nobody fills in the form, but autofill and a kept form may, in seconds. */
const FAST_SECONDS = 3;

/** What the staff read of each mark in the mail. */
export const MARK_TEXTS = {
  trap: 'está relleno un campo que las personas no ven',
  fast: `se rellenó en menos de ${FAST_SECONDS} segundos`,
  links: 'contiene enlaces',
  repeated: 'la misma descripción llegó con otro email',
  direct: 'no se envió desde el formulario de la web',
} as const;

/** What the page tells about how the form was filled in. */
export type Signals = { ageSeconds?: number; trap: boolean };

/** An honest description links to a venue and a picture, say. */
const MANY_LINKS = 3;
const MARKS_TO_DROP = 3;

const ADDRESS = String.raw`(?:https?:\/\/|www\.)\S+`;
/** `casa.example/boda`, from the last dot of the host: no text makes the search slow. */
const BARE_ADDRESS = String.raw`[a-z\d-]\.[a-z]{2,24}\/\S`;
const MARKUP = String.raw`\[url\b[^\]]*\]?\S*|<a\s[^>]*>?\S*`;
const LINK = new RegExp(`${MARKUP}|${ADDRESS}|${BARE_ADDRESS}`, 'gi');

type Evidence = {
  request: EventRequest;
  signals: Signals;
  /** The same description came under another address a while ago. */
  seenBefore: boolean;
  /** It shows nothing of the page: a script may have sent it. */
  isDirect: boolean;
};

export function marksOf({ request, signals, seenBefore, isDirect }: Evidence): Mark[] {
  const { name, surname, description } = request;
  const { ageSeconds, trap } = signals;
  const isSet: Record<Mark, boolean> = {
    trap,
    fast: ageSeconds !== undefined && ageSeconds < FAST_SECONDS,
    links: linksIn(`${name} ${surname}`) > 0 || linksIn(description) >= MANY_LINKS,
    repeated: seenBefore,
    direct: isDirect,
  };
  return (Object.keys(isSet) as Mark[]).filter((mark) => isSet[mark]);
}

export function isDropped(marks: readonly Mark[]): boolean {
  return marks.length >= MARKS_TO_DROP;
}

/** `age=34, trap`. An old browser sends none of it and an extension anything: what cannot be read is no signal. */
export function parseSignals(header: string | null): Signals {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const ages = parts.map((part) => /^age=(\d{1,9})$/.exec(part)?.[1]);
  const age = ages.find((digits) => digits !== undefined);
  return { trap: parts.includes('trap'), ...(age && { ageSeconds: Number(age) }) };
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
