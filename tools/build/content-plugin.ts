import * as v from 'valibot';
import type { Plugin } from 'vite';
import { address, type Studio, studioSchema } from '../../src/content/studio-schema.ts';
import * as rules from '../../src/shared/rules.ts';
import { parseContent, readContent } from './read-content.ts';

/**
 * Fails the build if a fact is malformed (U-16) or an entry of `STUDIO` is incomplete (U-33). Names the missing entries of
 * `STUDIO` once, and replaces `STUDIO.name` of a missing one with `undefined`, so that the bundler drops its section and styles.
 */
export function content(): Plugin {
  let studio: Studio = {};
  return {
    name: 'content',
    apply: 'build',
    async buildStart() {
      const { consumer, root, listSamples = true, logger } = this.environment.config;
      const file = await readContent(root, 'studio');
      studio = file.exports.STUDIO;
      if (consumer !== 'client') return;
      const pictures = await readContent(root, 'pictures');
      const schema = studioSchema(Object.keys(pictures.exports.PICTURES));
      // First: other files of the content make texts of these entries.
      await parseContent(file, 'STUDIO', schema);
      await checkFacts(root);
      const missing = Object.entries(schema.entries).filter(([name]) => !(name in studio));
      const names = missing.map(([, { wrapped }]) => v.getTitle(wrapped)).join(', ');
      if (listSamples && names) logger.info(`Vacío: ${names}: ${file.file}`);
    },
    transform: {
      filter: { code: 'STUDIO.' },
      handler: (code) => ({
        code: code.replace(/\bSTUDIO\.(\w+)/g, (read, name) =>
          name in studio ? read : 'undefined',
        ),
        map: null,
      }),
    },
  };
}

async function checkFacts(root: string): Promise<void> {
  const business = await readContent(root, 'business');
  await parseContent(business, 'BUSINESS', BUSINESS_RULES);
  const company = await readContent(root, 'company');
  await parseContent(company, 'COMPANY', companyRules(business.exports.BUSINESS.legalName));
  const site = await readContent(root, 'site');
  await parseContent(site, 'HOME', homeRules(site.exports.FIRST_SENTENCE.most));
}

const text = v.string('has to be a text in quotation marks');

const filled = v.pipe(text, v.regex(/\S/, 'is empty'));

const number = (pattern: RegExp, expected: string) =>
  v.pipe(
    text,
    v.check(
      (number) => pattern.test(number.replace(/[\s().-]/g, '')),
      ({ input }) => `has to be one number ${expected}, not “${input}”`,
    ),
  );

export const BUSINESS_RULES = v.object({
  legalName: text,
  town: filled,
  // Spanish numbers have 9 digits; the longest in the world have 15.
  phone: number(/^\+?\d{9,15}$/, 'of 9 to 15 digits, as in +34 961 234 567'),
  // wa.me needs the country code.
  whatsapp: number(/^\+\d{9,15}$/, 'with its country code, as in +34 600 123 456'),
  url: v.pipe(
    text,
    v.regex(
      /^https:\/\/[^\s/]+$/,
      ({ input }) =>
        `has to begin with https:// and end without a slash, as in https://www.estudio.es, not “${input}”`,
    ),
  ),
  // Whoever cannot use the form writes to it.
  email: v.pipe(
    text,
    v.check(
      (email) => email === email.trim() && v.is(rules.email, email),
      ({ input }) => `has to be one email address, not “${input}”`,
    ),
  ),
  social: v.array(v.object({ label: filled, url: address })),
});

/** S. L., S.L.U., SL, S. A. …: a company in the register, whose entry the law requires (U-13). */
const REGISTERED = /\bS\.?\s?[AL]\.?(?:\s?[PU]\.?)*$/;

export const companyRules = (legalName: string) =>
  v.object({
    registry: v.pipe(
      v.optional(text, ''),
      v.check(
        (registry) => registry !== '' || !REGISTERED.test(legalName),
        `has to name the entry in the register, as the law requires of “${legalName}”`,
      ),
    ),
  });

const lengthOf = (sentence: string) => [...sentence].length;

const homeRules = (most: number) => {
  const first = v.pipe(
    text,
    v.check(
      (sentence) => lengthOf(sentence) <= most,
      ({ input }) => `may have ${most} characters, and “${input}” has ${lengthOf(input)}`,
    ),
  );
  return v.object({ hero: v.object({ heading: v.object({ first }) }) });
};
