/** «y eventos», «e inauguraciones». Not by `Intl.ListFormat`, which takes 100 ms for the first list on a slow phone. */
export const and = (word: string) => (/^h?[ií](?![ae])/i.test(word) ? 'e' : 'y');

/** `12500` → `12 500`, with a no-break space: Spanish groups the digits of numbers from five digits on. */
export const grouped = (count: number) =>
  count < 10_000 ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** «Bodas, fiestas e inauguraciones»: a sentence's first words, in parts, of which each name links to its section. */
export function servicesInWords<Id extends string>(
  services: readonly { id: Id; mention: string }[],
): (string | { text: string; section: Id })[] {
  return services.flatMap(({ id, mention }, index) => {
    if (index === 0)
      return [{ text: mention.charAt(0).toUpperCase() + mention.slice(1), section: id }];
    const isLast = index === services.length - 1;
    return [isLast ? ` ${and(mention)} ` : ', ', { text: mention, section: id }];
  });
}
