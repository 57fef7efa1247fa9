import * as v from 'valibot';
import { isCalendarDay } from '../../src/shared/dates.ts';
import { likelyDomain } from '../../src/shared/email-domain.ts';
import * as rules from '../../src/shared/rules.ts';

/** The facts of the content are parsed: the pages get the result. */

/** Nothing that was pasted along: no space, bracket or quotation mark, and no full stop or comma at the end. */
const BARE = /^[^\s<>"«»“”()[\]]*[^\s<>"«»“”()[\].,;:!'’…]$/;
const bare = v.pipe(v.string(), v.regex(BARE));

/** A host on the internet, in ASCII. No country has `con`, a typo for `com`. */
const HOST = /^(?!www\.[^.]+$)(?:[a-z\d-]+\.)+(?:(?!con$)[a-z]{2,}|xn--[a-z\d-]+)$/;

/** An address of the visitors' rule, with its domain in ASCII, and without a typo in a common one. */
export const email = v.pipe(
  bare,
  rules.email,
  v.check((address) => {
    const domain = address.replace(/.*@/, '').toLowerCase();
    return HOST.test(domain) && !domain.startsWith('www.') && !likelyDomain(domain);
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

/** A number with the code of its country, which a link to WhatsApp needs. */
const whatsApp = v.pipe(phone, v.regex(/^\(?\+/));

const url = v.pipe(
  bare,
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ origin, hostname, username }) => {
    return origin === `https://${hostname}` && !username && HOST.test(hostname);
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

/** By the component of the form that asks for it. */
export const FACT_SCHEMAS: Readonly<Record<string, v.GenericSchema<string, string>>> = {
  email,
  phone,
  whatsApp,
  webAddress,
  siteAddress,
};

/** Whether a text is a day of these years: a typo may make it a day of another century. */
export const isDay = (text: string) =>
  isCalendarDay(text) && text >= '2020' && Number(text.slice(0, 4)) <= new Date().getFullYear() + 5;
