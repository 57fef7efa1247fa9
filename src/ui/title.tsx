export interface Titled {
  title: string;
  /** Words of the title, which stand in italics. */
  emphasis?: string;
}

/** An article, preposition or conjunction, or any word of two letters, and the space after it. */
const SHORT = /^[¿¡«(]?(?:\S\S?|con|del|l[ao]s|por|sin|una) $/i;

/**
 * Keeps a short word with the next word, unless that is long: with large text, what is kept together would break within
 * a word.
 */
const bindShortWords = (title: string) =>
  title.replace(/\S+ (?=\S{1,6}(?: |$))/g, (word) =>
    SHORT.test(word) ? word.replace(' ', '\u00a0') : word,
  );

/** The text of a large title. Few short words end a line. */
export function Title({ title, emphasis }: Titled) {
  const bound = bindShortWords(title);
  const words = emphasis && bindShortWords(emphasis);
  if (!words || !bound.includes(words)) return bound;
  const [before, ...rest] = bound.split(words);
  return (
    <>
      {before}
      <em>{words}</em>
      {rest.join(words)}
    </>
  );
}
