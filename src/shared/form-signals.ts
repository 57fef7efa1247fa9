import { EVENT_REQUEST_FIELDS, type EventRequestField } from './event-request.ts';

/** How a form was filled in, as the page reports it in the header `SIGNALS_HEADER`. */
export type FormSignals = {
  /** Whole seconds since filling in began. */
  ageSeconds?: number;
  isHoneypotFilled: boolean;
  /** The form has told the visitor that the chosen day is taken. */
  isDateTaken: boolean;
  /** The fields whose default nobody has touched. */
  untouched: readonly EventRequestField[];
};

/** `age=34,date,time,honeypot,taken` */
export function formatFormSignals(signals: FormSignals) {
  const { ageSeconds, isHoneypotFilled, isDateTaken, untouched } = signals;
  const flags = [...(isHoneypotFilled ? ['honeypot'] : []), ...(isDateTaken ? ['taken'] : [])];
  return [`age=${ageSeconds}`, ...untouched, ...flags].join();
}

/** Ignores unreadable parts: browsers may not send the header, and extensions may change it. */
export function parseFormSignals(header: string | null | undefined): FormSignals {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const age = parts.find((part) => /^age=\d{1,9}$/.test(part))?.slice('age='.length);
  return {
    isHoneypotFilled: parts.includes('honeypot'),
    isDateTaken: parts.includes('taken'),
    untouched: EVENT_REQUEST_FIELDS.filter((name) => parts.includes(name)),
    ...(age && { ageSeconds: Number(age) }),
  };
}

/** The values without those of untouched fields: nobody has chosen them. */
export function withoutUntouched<Values extends object>(
  values: Values,
  untouched: readonly EventRequestField[],
) {
  const isChosen = (name: string) => !untouched.some((field) => field === name);
  const chosen = Object.entries(values).filter(([name]) => isChosen(name));
  return Object.fromEntries(chosen) as Partial<Values>;
}

/** Returns those values of a request that the visitor has chosen, as its signals tell. */
export const chosenValues = <Request extends object>(request: Request, signals?: string) =>
  withoutUntouched(request, parseFormSignals(signals).untouched);
