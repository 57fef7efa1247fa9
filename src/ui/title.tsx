export interface Titled {
  title: string;
  /** Words of the title, which stand in italics. */
  emphasis?: string;
}

/** An article, preposition or conjunction, or any word of two letters, and the space after it. */
const SHORT = /^[¿¡«(]?(?:\S\S?|con|del|l[ao]s|por|sin|una) $/i;

/**
 * Keeps a short word in one line with the next word. A long next
 * word stays free: large text would break the pair within it.
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
