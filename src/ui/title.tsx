import { bindShortWords } from './bind-short-words.ts';

export interface Titled {
  title: string;
  /** Words of the title, which stand in italics. */
  emphasis?: string;
}

/** The text of a title. No short word ends a line. */
export function Title({ title, emphasis }: Titled) {
  const bound = bindShortWords(title);
  const words = emphasis && bindShortWords(emphasis);
  if (!words) return bound;
  const [before, after] = bound.split(words);
  return (
    <>
      {before}
      {after !== undefined && <em>{words}</em>}
      {after}
    </>
  );
}
