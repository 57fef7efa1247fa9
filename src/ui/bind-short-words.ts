/** An article, preposition or conjunction, or any word of two letters, and the space after it. */
const SHORT = /(?<!\S)([¿¡«(]?(?:\S\S?|con|del|l[ao]s|por|sin|una)) /gi;

/** Keeps a short word of a title with the next word, so that none ends a line. */
export const bindShortWords = (title: string) => title.replace(SHORT, '$1\u00a0');
