import { fullDateInWords } from '../content/calendar.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { isCalendarDay } from '../shared/dates.ts';

/** `2027-06-20` → «domingo, 20 de junio de 2027»; nothing for what is no whole day yet. */
export function dayInWords(day: string): string | undefined {
  // A year is typed digit by digit: until it has four it is no year.
  if (!isCalendarDay(day) || day < '1000') return undefined;
  return fullDateInWords(new Date(`${day}T00:00:00Z`));
}

/**
 * The day in words: an untouched one asks for the event's, a chosen one of today or the past is questioned, and none is
 * refused (U-7). Days as `YYYY-MM-DD`.
 */
export function dateHelp(day: string, today: string, isChosen: boolean): Help | undefined {
  const words = dayInWords(day);
  if (!words) return undefined;
  const { untouched, inWords, today: isToday, past } = EVENT_REQUEST.dateHelp;
  const text = inWords(words);
  if (day === today) return { text: isChosen ? `${text} ${isToday}` : untouched(words) };
  return { text: day < today ? `${text} ${past}` : text };
}
