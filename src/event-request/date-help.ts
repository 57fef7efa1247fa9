import { fullDateInWords } from '../content/calendar.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { isCalendarDay } from '../shared/dates.ts';

/** The help asks about the year of a later day. */
const LAST_LIKELY_DAY = '2100-12-31';
/** How many years ahead a suggested day is at most. */
const YEARS_AHEAD = 10;

/** `2027-06-20` → «domingo 20 de junio de 2027»; `undefined` for an incomplete date. */
export function dayInWords(day: string): string | undefined {
  // While a year is typed, the control's value is a year like 0002.
  if (!isCalendarDay(day) || day < '1000') return undefined;
  return fullDateInWords(new Date(`${day}T00:00:00Z`));
}

/**
 * The day in words. If the date is untouched, the help also asks for the day of the event. If the visitor has chosen today or
 * a past day, it asks whether that is right. Every date is accepted (U-7). Days are `YYYY-MM-DD`.
 */
export function dateHelp(day: string, today: string, isChosen: boolean): Help | undefined {
  if (!isCalendarDay(day)) return undefined;
  const words = dayInWords(day);
  if (!words || day > LAST_LIKELY_DAY) return yearHelp(day, today);
  const { untouched, inWords, today: isToday, past } = EVENT_REQUEST.dateHelp;
  const text = inWords(words);
  if (day === today) return { text: isChosen ? `${text} ${isToday}` : untouched(words) };
  return { text: day < today ? `${text} ${past}` : text };
}

/**
 * Asks about a year such as 27, 2207 or 3027. Suggests its last two digits in this century if that day is near: not for 277,
 * which Chromium makes of 20277 (U-32).
 */
function yearHelp(day: string, today: string): Help {
  const suggestion = `20${day.slice(2)}`;
  const isNear = suggestion >= today && yearOf(suggestion) - yearOf(today) <= YEARS_AHEAD;
  if (!isNear) return { text: EVENT_REQUEST.dateHelp.year };
  return { text: EVENT_REQUEST.meant(suggestion.slice(0, 4)), suggestion };
}

const yearOf = (day: string) => Number(day.slice(0, 4));
