import * as v from 'valibot';
import * as rules from '../../shared/rules.ts';
import { address, fact, list } from './values.ts';

/** The shapes of the business's facts: `business.json` and `company.json`. */

const phoneNumber = (pattern: RegExp, expected: string) =>
  v.pipe(
    fact,
    v.check(
      (number) => pattern.test(number.replace(/[\s().-]/g, '')),
      ({ input }) => `tiene que ser un solo número ${expected}, y es «${input}»`,
    ),
  );

export const BUSINESS = v.strictObject({
  name: fact,
  /** The company or person that is responsible for the site and its data. */
  legalName: fact,
  /** The address of the site, without a trailing slash. Search engines and social networks need absolute addresses. */
  url: v.pipe(
    fact,
    v.regex(
      /^https:\/\/[^\s/]+$/,
      ({ input }) =>
        `tiene que empezar por https:// y acabar sin barra, como https://www.estudio.es, y es «${input}»`,
    ),
  ),
  /** Visitors who cannot use the form write to it. */
  email: v.pipe(
    fact,
    v.check(
      (email) => email === email.trim() && v.is(rules.email, email),
      ({ input }) => `tiene que ser una sola dirección de email, y es «${input}»`,
    ),
  ),
  /** One phone number as visitors read it, best with its country code. `phoneLink` makes the link. Spanish numbers have 9 digits; the longest in the world have 15. */
  phone: phoneNumber(/^\+?\d{9,15}$/, 'de 9 a 15 cifras, como +34 961 234 567'),
  /** The WhatsApp number, with the country code, which wa.me needs. It often differs from the phone. */
  whatsapp: phoneNumber(/^\+\d{9,15}$/, 'con el prefijo del país, como +34 600 123 456'),
  /** Where the studio works, as texts name it. */
  town: fact,
  country: fact,
  /** In the order of the footer (S-FTR-1). Without any, the footer has no such column. */
  social: v.exactOptional(list(v.strictObject({ label: fact, url: address }), 0)),
});
export type Business = v.InferOutput<typeof BUSINESS>;

/** S. L., S.L.U., SL, S. A. …: a company in the register, whose entry the law requires (U-13). */
const REGISTERED = /\bS\.?\s?[AL]\.?(?:\s?[PU]\.?)*$/;

export const companySchema = (legalName: string) =>
  v.strictObject({
    /** NIF */
    taxId: fact,
    address: v.strictObject({
      street: fact,
      postalCode: fact,
      /** If the registered town is not the town where the studio works. */
      locality: v.exactOptional(fact),
      /** ISO 3166, for search engines. */
      countryCode: fact,
    }),
    /**
     * The entry in the register, which the law requires of a company. A self-employed person has none: the legal notice then
     * leaves it out.
     */
    registry: REGISTERED.test(legalName) ? fact : v.exactOptional(v.string()),
    /**
     * Where consumers can complain, apart from you, if you have to tell it or want to: a sentence for the legal notice, such as the
     * one about complaint forms in your region, or about the arbitration that you have joined.
     */
    complaints: v.exactOptional(fact),
    /**
     * Who keeps the mailbox that gets the requests: company and country. If it keeps mails outside the European Economic Area,
     * name its safeguards in `legal/privacy.json`, beside Vercel's.
     */
    mailProvider: fact,
    /** When you delete the requests of people who do not hire you, after «lo borramos todo»: 'al año de tu último mensaje'. */
    requestsDeleted: fact,
  });
export type Company = v.InferOutput<ReturnType<typeof companySchema>>;
