import type { EventRequest } from '../shared/event-request.ts';

/**
 * Spam defence without a captcha. Each signal is weak: honest visitors cause it, too. The mail tells the staff
 * about them; no request is refused because of them.
 */

export type SpamSignal = keyof typeof SPAM_SIGNAL_TEXTS;

/** The text for the staff about each signal. The names are also the mail's tags. */
export const SPAM_SIGNAL_TEXTS = {
  honeypot: 'se ha rellenado un campo que las personas no ven',
  links: 'hay enlaces en lo escrito',
  direct: 'no se ha enviado desde el formulario de la web',
} as const;

/** An honest description may link to a venue and to a picture. */
const MANY_LINKS = 3;

/** Markup, an address, or `casa.example/boda`. */
const LINK = /https?:\/\/|www\.|\[url\b|href=|[a-z\d-]\.[a-z]{2,24}\/\S/i;
/** `casa.example`, which may end a sentence. Not an email. */
const BARE_DOMAIN = /^[^@]*[\p{L}\d-]{2}\.[a-z]{2,24}(?![\p{L}\d]|\.[\p{L}\d])/u;

type Evidence = {
  isHoneypotFilled: boolean;
  /** The request has no key of the page: a script may have sent it. */
  isDirect: boolean;
};

export function spamSignalsOf(
  { name, surname, description }: EventRequest,
  { isHoneypotFilled, isDirect }: Evidence,
): SpamSignal[] {
  const isSet: Record<SpamSignal, boolean> = {
    honeypot: isHoneypotFilled,
    links: linksIn(`${name} ${surname}`) > 0 || linksIn(description) >= MANY_LINKS,
    direct: isDirect,
  };
  return (Object.keys(isSet) as SpamSignal[]).filter((signal) => isSet[signal]);
}

/** The words of the text that hold a link: markup and its address are one. */
const linksIn = (text: string) =>
  text.split(/\s+/).filter((word) => LINK.test(word) || BARE_DOMAIN.test(word)).length;
