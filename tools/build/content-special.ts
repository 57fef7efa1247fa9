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
  webAddress: {
    expected: 'tiene que ser una dirección que empiece por https://',
    parse: webAddress,
  },
};

function phoneNumber(text: string): string | undefined {
  const { success, output } = v.safeParse(rules.phone, text);
  return success && /^\+?\d{9,15}$/.test(output.replace(/[ ().-]/g, '')) ? output : undefined;
}

/** Without a slash after the name of the host alone. */
function webAddress(text: string): string | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const { protocol, hostname, href } = new URL(text);
  return protocol === 'https:' && /[^.]\.[^.]/.test(hostname)
    ? href.replace(/(?<=^https:\/\/[^/]+)\/$/, '')
    : undefined;
}
