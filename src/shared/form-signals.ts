/** How a form was filled in, as the page reports it in the header `SIGNALS_HEADER`. */
export type FormSignals = {
  isHoneypotFilled: boolean;
  /** The form has told the visitor that the chosen day is taken. */
  isDateTaken: boolean;
  /** The fields that nobody has chosen: they hold a default. */
  unchosen: readonly string[];
};

const FLAGS = ['honeypot', 'taken'];

/** `date,time,honeypot,taken`; a form without any signal gives an empty text. */
export const formatFormSignals = ({ isHoneypotFilled, isDateTaken, unchosen }: FormSignals) =>
  [
    ...unchosen,
    ...(isHoneypotFilled ? ['honeypot'] : []),
    ...(isDateTaken ? ['taken'] : []),
  ].join();

/** Ignores unreadable parts: browsers may not send the header, and extensions may change it. */
export function parseFormSignals(header: string | null | undefined): FormSignals {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  return {
    isHoneypotFilled: parts.includes('honeypot'),
    isDateTaken: parts.includes('taken'),
    unchosen: parts.filter((part) => /^[a-z]+$/i.test(part) && !FLAGS.includes(part)),
  };
}

/** The values without those that nobody has chosen. */
export function withoutUnchosen<Values extends object>(
  values: Values,
  unchosen: readonly string[],
) {
  const chosen = Object.entries(values).filter(([name]) => !unchosen.includes(name));
  return Object.fromEntries(chosen) as Partial<Values>;
}
