import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

/** An owner writes the file: a fact may be missing, or something other than a text. */
type Facts = Partial<Record<'phone' | 'url' | 'whatsapp', unknown>>;

const CONTENT = 'src/content/business.ts';

/** Fails the build if a phone number or the site's address is malformed: the links made from it would not work (U-16). */
export function businessCheck(): Plugin {
  return {
    name: 'business-check',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const file = join(this.environment.config.root, CONTENT);
      const { module } = await runnerImport<{ BUSINESS?: Facts }>(file, { logLevel: 'error' });
      const errors = errorsIn(module.BUSINESS ?? {});
      if (errors.length > 0) throw new UserError(`${CONTENT}: ${errors.join('; ')}`);
    },
  };
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
