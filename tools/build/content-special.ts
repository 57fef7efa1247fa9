import * as v from 'valibot';
import * as rules from '../../src/shared/rules.ts';

/** A kind of text that no pattern can describe. `parse` returns what is published, or `undefined`. */
interface Special {
  expected: string;
  parse: (text: string) => string | undefined;
}

/** By the components of `.pages.yml`. */
export const SPECIAL: Readonly<Record<string, Special>> = {
  email: {
    expected: 'tiene que ser una sola dirección de email, sin tildes',
    parse: (text) => {
      const { success, output } = v.safeParse(rules.email, text);
      return success ? output : undefined;
    },
  },
  phone: {
    expected: 'tiene que ser un solo número de 9 a 15 cifras, como +34 961 234 567',
    parse: phoneNumber,
  },
  whatsApp: {
    expected: 'tiene que ser un solo número con el prefijo del país, como +34 600 123 456',
    parse: (text) => (/^\+/.test(phoneNumber(text) ?? '') ? phoneNumber(text) : undefined),
  },
  webAddress: {
    expected: 'tiene que ser una dirección que empiece por https://',
    parse: (text) => webAddress(text)?.href,
  },
  siteAddress: {
    expected: 'tiene que ser solo la dirección de la web, como https://www.estudio.es',
    parse: (text) => {
      const url = webAddress(text);
      return url?.href === `${url?.origin}/` ? url.origin : undefined;
    },
  },
};

function phoneNumber(text: string): string | undefined {
  const { success, output } = v.safeParse(rules.phone, text);
  // The zero in brackets is dialled only without the code of the country.
  const number = success ? output.replace(/^(\+[\d ]*)\(0\) */, '$1') : '';
  return /^\+?\d{9,15}$/.test(number.replace(/[ ().-]/g, '')) ? number : undefined;
}

function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && /[^.]\.[^.]/.test(url.hostname) ? url : undefined;
}
