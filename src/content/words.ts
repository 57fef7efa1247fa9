/** «y eventos», «e inauguraciones». Not by `Intl.ListFormat`, which takes 100 ms for the first list on a slow phone. */
export const and = (word: string) => (/^h?[ií](?![ae])/i.test(word) ? 'e' : 'y');
