import type { Ceremony, Time } from '../shared/event-request.ts';
import { separator } from '../shared/spanish-words.ts';

/** Keeps a number with its unit, and the letters of «S. L.» and «EE. UU.» together. */
export const bindUnits = (text: string) =>
  text
    .replace(/(\d) (?=[€%]|[ck]?m(?:²|\b))/g, '$1\u00a0')
    .replace(/\b(\p{Lu}{1,2}\.) (?=\p{Lu}{1,2}\.)/gu, '$1\u00a0');

/** «Marta Ruiz» → «Marta», «Mª José Pérez» → «Mª José»: an abbreviation alone is no name. */
export const firstNameOf = (name: string) => /^\s*((?:\S+[ªº.]\s+)*\S+)/.exec(name)?.[1] ?? name;

/** The ceremonies within a sentence, and the times of day after «por la». The first ones are those of an untouched form. */
export const CEREMONY_IN_WORDS: Readonly<Record<Ceremony, string>> = {
  'Boda Religiosa': 'una boda religiosa',
  'Boda Civil': 'una boda civil',
  'Evento Social': 'un evento social',
  'Evento Corporativo': 'un evento corporativo',
};
export const TIME_IN_WORDS: Readonly<Record<Time, string>> = { Mañana: 'mañana', Tarde: 'tarde' };

/** «bodas, fiestas e inauguraciones», in parts, of which each name links to its section. */
export function servicesInWords<Id extends string>(
  services: readonly { id: Id; mention: string }[],
): (string | { text: string; section: Id })[] {
  const words = services.map(({ mention }) => mention);
  return services.flatMap(({ id, mention }, index) => {
    const part = { text: mention, section: id };
    return index === 0 ? [part] : [separator(words, index), part];
  });
}
