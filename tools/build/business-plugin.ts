import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

type BusinessModule = typeof import('../../src/content/business.ts');
type Facts = Pick<BusinessModule['BUSINESS'], 'phone' | 'url' | 'whatsapp'>;

const CONTENT = 'src/content/business.ts';

/** Fails the build where a fact of the business is written so that links made of it would lead nowhere (U-16). */
export function businessCheck(): Plugin {
  return {
    name: 'business-check',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      const file = join(this.environment.config.root, CONTENT);
      const { module } = await runnerImport<BusinessModule>(file, { logLevel: 'error' });
      const faults = faultsOf(module.BUSINESS);
      if (faults.length > 0) throw new UserError(`${CONTENT}: ${faults.join('; ')}`);
    },
  };
}

/** One number, once nothing is left but what can be dialled: Spanish ones have 9 digits, none in the world more than 15. */
const NUMBER = /^\+?\d{9,15}$/;
/** wa.me knows a number only by its country. */
const INTERNATIONAL_NUMBER = /^\+\d{9,15}$/;
const BETWEEN_DIGITS = /[\s().-]/g;

export function faultsOf({ phone, url, whatsapp }: Facts): string[] {
  const faults: string[] = [];
  if (!NUMBER.test(phone.replace(BETWEEN_DIGITS, '')))
    faults.push(
      `phone has to be one number of 9 to 15 digits, as in +34 961 234 567, not “${phone}”`,
    );
  if (!INTERNATIONAL_NUMBER.test(whatsapp.replace(BETWEEN_DIGITS, '')))
    faults.push(
      `whatsapp has to be one number with its country, as in +34 600 123 456, not “${whatsapp}”`,
    );
  if (!/^https:\/\/[^\s/]+$/.test(url))
    faults.push(
      `url has to begin with https:// and end without a slash, as in https://www.estudio.es, not “${url}”`,
    );
  return faults;
}
