import * as v from 'valibot';
import * as rules from '../../shared/rules.ts';
import { address, text } from './values.ts';

/** The shapes of the business's facts: `business.ts` and `company.ts`. */

const phoneNumber = (pattern: RegExp, expected: string) =>
  v.pipe(
    text,
    v.check(
      (number) => pattern.test(number.replace(/[\s().-]/g, '')),
      ({ input }) => `tiene que ser un solo número ${expected}, y es «${input}»`,
    ),
  );

export const BUSINESS = v.strictObject({
  name: text,
  /** The company or person that is responsible for the site and its data. */
  legalName: text,
  /** The address of the site, without a trailing slash. Search engines and social networks need absolute addresses. */
  url: v.pipe(
    text,
    v.regex(
      /^https:\/\/[^\s/]+$/,
      ({ input }) =>
        `tiene que empezar por https:// y acabar sin barra, como https://www.estudio.es, y es «${input}»`,
    ),
  ),
  /** Visitors who cannot use the form write to it. */
  email: v.pipe(
    text,
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
  town: text,
  location: v.strictObject({ label: text, mapUrl: address }),
  /** In the order of the footer (S-FTR-1). If the list is empty, the footer has no such column. */
  social: v.array(
    v.strictObject({ label: text, url: address }),
    'tiene que ser una lista entre corchetes: […]',
  ),
});
export type Business = v.InferOutput<typeof BUSINESS>;

/** S. L., S.L.U., SL, S. A. …: a company in the register, whose entry the law requires (U-13). */
const REGISTERED = /\bS\.?\s?[AL]\.?(?:\s?[PU]\.?)*$/;

export const companySchema = (legalName: string) =>
  v.strictObject({
    /** NIF */
    taxId: text,
    address: v.strictObject({
      street: text,
      postalCode: text,
      locality: text,
      country: text,
      /** ISO 3166, for search engines. */
      countryCode: text,
    }),
    /**
     * The entry in the register, which the law requires of a company. Empty for a self-employed person: the legal notice then
     * leaves it out.
     */
    registry: v.pipe(
      v.string('tiene que ser un texto entre comillas'),
      v.check(
        (registry) => registry !== '' || !REGISTERED.test(legalName),
        `está vacío, y la ley exige los datos del Registro Mercantil a «${legalName}»`,
      ),
    ),
    /**
     * Where consumers can complain, apart from you, if you have to tell it or want to: a sentence for the legal notice, such as the
     * one about complaint forms in your region, or about the arbitration that you have joined.
     */
    complaints: v.exactOptional(text),
    /**
     * Who keeps the mailbox that gets the requests: company and country. If it keeps mails outside the European Economic Area,
     * name its safeguards in `legal/privacy.ts`, beside Vercel's.
     */
    mailProvider: text,
    /** When you delete the requests of people who do not hire you, after «la borramos»: 'al año de tu último mensaje'. */
    requestsDeleted: text,
  });
export type Company = v.InferOutput<ReturnType<typeof companySchema>>;
