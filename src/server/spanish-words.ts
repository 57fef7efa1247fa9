/** «fecha, momento del día y tipo de evento». Created here, because the first list takes 50 ms: a cold start must not wait for it. */
export const spanishList = (words: readonly string[]) => new Intl.ListFormat('es').format(words);

/** `1.5` → `1,5`. */
export const spanishNumber = (value: number) => String(value).replace('.', ',');

/** «1 email», «2 emails» */
export const counted = (count: number, word: string) =>
  `${spanishNumber(count)} ${word}${count === 1 ? '' : 's'}`;
