/** «y eventos», «e inauguraciones». Not by `Intl.ListFormat`, which takes 100 ms for the first list on a slow phone. */
const and = (word: string) => (/^h?[ií](?![ae])/i.test(word) ? 'e' : 'y');

/** What stands before a word of a list. */
function separator(words: readonly string[], index: number): string {
  if (index === 0) return '';
  return index === words.length - 1 ? ` ${and(words[index] ?? '')} ` : ', ';
}

/** `Castellón, Alicante y Murcia` */
export const listed = (words: readonly string[]) =>
  words.map((word, index) => separator(words, index) + word).join('');

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
