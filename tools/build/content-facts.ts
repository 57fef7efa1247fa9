import * as v from 'valibot';
import { plainFigures } from '../../src/shared/clean-text.ts';
import { isCalendarDay } from '../../src/shared/dates.ts';
import { likelyDomain } from '../../src/shared/email-domain.ts';
import * as rules from '../../src/shared/rules.ts';

/** The facts of the content are parsed: the pages get the result. */

/** Nothing that was pasted along: no space, bracket or quotation mark, and no full stop or comma at the end. */
const BARE = /^[^\s<>"«»“”()[\]]*[^\s<>"«»“”()[\].,;:!'’…]$/;
const bare = v.pipe(v.string(), v.regex(BARE));

const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

function isHost(hostname: string): boolean {
  const labels = hostname.replace(/^www\./, '').split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** An address of the visitors' rule, with its domain in ASCII, and without a slip in a common one. */
export const email = v.pipe(
  bare,
  rules.email,
  v.check((address) => {
    const domain = address.replace(/.*@/, '');
    return isHost(domain) && !likelyDomain(domain);
  }),
);

/** Nine digits of Spain, with or without its code, or the code of another country and a number (E.164). */
const DIALLED = /^(?:\+34)?[5-9]\d{8}$|^\+(?!0|34|[5-9]\d{8}$)\d{8,15}$/;

/** A number of the visitors' rule that can be dialled: «00» is «+», and the «(0)» after a country's code goes. */
export const phone = v.pipe(
  rules.phone,
  v.transform((text) => text.replace(/^\(?00/, '+').replace('(0)', '')),
  v.check((text) => DIALLED.test(text.replace(/[^\d+]/g, ''))),
);

const url = v.pipe(
  bare,
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ origin, hostname, username }) => {
    return origin === `https://${hostname}` && !username && isHost(hostname);
  }),
);

/** A page on the web. */
export const webAddress = v.pipe(
  url,
  v.transform(({ href }) => href),
);

/** The address of the site: the pages get it without a slash at its end. */
const siteAddress = v.pipe(
  url,
  v.check(({ pathname, search, hash }) => pathname + search + hash === '/'),
  v.transform(({ origin }) => origin),
);

/** A day, also with the dashes that a phone writes. A slip may make it a day of another century. */
export const day = v.pipe(
  v.string(),
  v.transform(plainFigures),
  v.check(isCalendarDay),
  v.check((text) => text >= '2020' && Number(text.slice(0, 4)) <= new Date().getFullYear() + 5),
);

/** The page puts «» around it: quotation marks around the whole go, others within become “”, and one without the other goes, too. */
export const quotation = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/(?<![^\s(¿¡«“])"(?=\S)/g, '«')
      .replace(/"/g, '»')
      .replace(/^«((?:[^«»]|«[^«»]*»)*)»$|^“((?:[^“”]|“[^“”]*”)*)”$/, '$1$2')
      .replace(/«([^«»]*)»/g, '“$1”')
      .replace(/[«»]/g, ''),
  ),
);

/** A number with the code of its country, which a link to WhatsApp needs. */
const whatsApp = v.pipe(phone, v.regex(/^\(?\+/));

/** By the component of the form that asks for it. */
export const FACTS: Readonly<Record<string, v.GenericSchema<string, string>>> = {
  email,
  phone,
  whatsApp,
  webAddress,
  siteAddress,
};
