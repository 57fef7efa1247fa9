import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

/** An owner writes the files: a fact may be missing, or something other than a text. */
type Facts = Partial<Record<'phone' | 'url' | 'whatsapp' | 'legalName' | 'registry', unknown>>;

interface Content {
  BUSINESS?: Facts;
  COMPANY?: Facts;
  HOME?: { hero: { heading: { first: string } } };
}

const CONTENT = 'src/content';

/** In characters: a longer first sentence of the hero's title has four lines on a phone. */
const MAX_FIRST_SENTENCE = 30;

/**
 * Fails the build if a phone number or the site's address is malformed, since the links made from it would not work (U-16), if a
 * company does not name its entry in the register, as the law requires (U-13), and if the title of the home page does not fit a
 * phone (U-16).
 */
export function businessCheck(): Plugin {
  return {
    name: 'business-check',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const load = async (file: string) => {
        const path = join(this.environment.config.root, CONTENT, file);
        return (await runnerImport<Content>(path, { logLevel: 'error' })).module;
      };
      const { BUSINESS } = await load('business.ts');
      const { COMPANY } = await load('company.ts');
      const errors = errorsIn({ ...BUSINESS, ...COMPANY });
      if (errors.length > 0)
        throw new UserError(`${CONTENT}/business.ts, company.ts: ${errors.join('; ')}`);
      const error = errorInTitle((await load('site.ts')).HOME?.hero.heading.first ?? '');
      if (error) throw new UserError(`${CONTENT}/site.ts: ${error}`);
    },
  };
}

function errorInTitle(first: string): string | undefined {
  const { length } = [...first];
  if (length <= MAX_FIRST_SENTENCE) return undefined;
  return `the first sentence of the hero may have ${MAX_FIRST_SENTENCE} characters, and “${first}” has ${length}`;
}

/** A number without separators. Spanish numbers have 9 digits; the longest in the world have 15. */
const NUMBER = /^\+?\d{9,15}$/;
/** wa.me needs the country code. */
const INTERNATIONAL_NUMBER = /^\+\d{9,15}$/;
/** S. L., S.L.U., SL, S. A. …: a company in the register. */
const REGISTERED = /\bS\.?\s?[AL]\.?(?:\s?[PU]\.?)*$/;
const SEPARATORS = /[\s().-]/g;

export function errorsIn(facts: Facts): string[] {
  const textOf = (fact: unknown) => (typeof fact === 'string' ? fact : '');
  const phone = textOf(facts.phone);
  const whatsapp = textOf(facts.whatsapp);
  const url = textOf(facts.url);
  const legalName = textOf(facts.legalName);
  const errors: string[] = [];
  if (!NUMBER.test(phone.replace(SEPARATORS, '')))
    errors.push(
      `phone has to be one number of 9 to 15 digits, as in +34 961 234 567, not “${phone}”`,
    );
  if (!INTERNATIONAL_NUMBER.test(whatsapp.replace(SEPARATORS, '')))
    errors.push(
      `whatsapp has to be one number with its country code, as in +34 600 123 456, not “${whatsapp}”`,
    );
  if (!/^https:\/\/[^\s/]+$/.test(url))
    errors.push(
      `url has to begin with https:// and end without a slash, as in https://www.estudio.es, not “${url}”`,
    );
  if (REGISTERED.test(legalName) && !textOf(facts.registry))
    errors.push(
      `registry has to name the entry in the register, as the law requires of “${legalName}”`,
    );
  return errors;
}
