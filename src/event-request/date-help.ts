import { FORM_TEXTS } from '../content/form.ts';
import { STUDIO } from '../content/studio.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { dayInWords, isCalendarDay } from '../shared/dates.ts';

/** The help asks about the year of a later day. */
const LAST_LIKELY_DAY = '2100-12-31';

/**
 * Whether the owner has marked a day as taken. Past days may stay in the list, and are ignored. Days are `YYYY-MM-DD`.
 */
export const isDateTaken = (day: string, today: string, { takenDates = [] } = STUDIO) =>
  day >= today && takenDates.includes(day);

/**
 * The day in words. If nobody has chosen the date, the help asks for it. If the
 * visitor has chosen today or a past day, it asks whether that is right; a later
 * day is taken, or to be confirmed. Every date is accepted. Days are `YYYY-MM-DD`.
 */
export function dateHelp(
  day: string,
  today: string,
  isChosen: boolean,
  studio = STUDIO,
): Help | undefined {
  if (!isCalendarDay(day)) return undefined;
  const { unchosen, inWords, today: isToday, past, year, unknown, taken } = FORM_TEXTS.dateHelp;
  const words = dayInWords(day);
  // A year such as 27, 277 (which Chromium makes of 20277) or 2207.
  if (!words || day > LAST_LIKELY_DAY) return { text: year };
  const text = inWords(words);
  if (isChosen && isDateTaken(day, today, studio))
    return { text: `${text} ${taken}`, isImportant: true };
  if (day === today) return { text: isChosen ? `${text} ${isToday}` : unchosen(words) };
  return { text: day < today ? `${text} ${past}` : `${text}\n${unknown}` };
}
