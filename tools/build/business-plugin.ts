import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

/** An owner writes the files: a fact may be missing, or something other than a text. */
type Facts = Partial<Record<'phone' | 'url' | 'whatsapp' | 'legalName' | 'registry', unknown>>;

const CONTENT = 'src/content';

/**
 * Fails the build if a phone number or the site's address is malformed, since the links made from it would not work (U-16), or
 * if a company does not name its entry in the register, as the law requires (U-13).
 */
export function businessCheck(): Plugin {
  return {
    name: 'business-check',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const load = async (file: string) => {
        const path = join(this.environment.config.root, CONTENT, file);
        return (await runnerImport<Record<string, Facts>>(path, { logLevel: 'error' })).module;
      };
      const { BUSINESS } = await load('business.ts');
      const { COMPANY } = await load('company.ts');
      const errors = errorsIn({ ...BUSINESS, ...COMPANY });
      if (errors.length > 0)
        throw new UserError(`${CONTENT}/business.ts, company.ts: ${errors.join('; ')}`);
    },
  };
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
