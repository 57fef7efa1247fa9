import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

/** An owner writes the file: a fact may be missing, or something other than a text. */
type Facts = Partial<Record<'phone' | 'url' | 'whatsapp', unknown>>;

interface Content {
  BUSINESS?: Facts;
  HOME?: { hero: { heading: { first: string } } };
}

const CONTENT = 'src/content/business.ts';
const SITE = 'src/content/site.ts';

/** In characters: a longer first sentence of the hero's title has four lines on a phone. */
const MAX_FIRST_SENTENCE = 30;

/**
 * Fails the build if a phone number or the site's address is malformed, because the links made from it would not work, and if
 * the title of the home page does not fit a phone (U-16).
 */
export function businessCheck(): Plugin {
  return {
    name: 'business-check',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      const load = async (file: string) =>
        (await runnerImport<Content>(join(root, file), { logLevel: 'error' })).module;
      const errors = errorsIn((await load(CONTENT)).BUSINESS ?? {});
      if (errors.length > 0) throw new UserError(`${CONTENT}: ${errors.join('; ')}`);
      const error = errorInTitle((await load(SITE)).HOME?.hero.heading.first ?? '');
      if (error) throw new UserError(`${SITE}: ${error}`);
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
const SEPARATORS = /[\s().-]/g;

export function errorsIn(facts: Facts): string[] {
  const [phone = '', whatsapp = '', url = ''] = [facts.phone, facts.whatsapp, facts.url].map(
    (fact) => (typeof fact === 'string' ? fact : ''),
  );
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
  return errors;
}
