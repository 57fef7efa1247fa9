import { type EventRequestField, FIELD_NAMES } from './event-request.ts';

/** How a form was filled in, as the page reports it in the header `SIGNALS_HEADER`. */
export type FormSignals = {
  isHoneypotFilled: boolean;
  /** The form has told the visitor that the chosen day is taken. */
  isDateTaken: boolean;
  /** The fields that nobody has chosen: they hold a default. */
  unchosen: readonly EventRequestField[];
};

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
    unchosen: FIELD_NAMES.filter((name) => parts.includes(name)),
  };
}

/** The values without those that nobody has chosen. */
export function withoutUnchosen<Values extends object>(
  values: Values,
  unchosen: readonly EventRequestField[],
) {
  const isChosen = (name: string) => !unchosen.some((field) => field === name);
  const chosen = Object.entries(values).filter(([name]) => isChosen(name));
  return Object.fromEntries(chosen) as Partial<Values>;
}
