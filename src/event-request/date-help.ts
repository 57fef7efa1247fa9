import { fullDateInWords } from '../content/calendar.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-description.ts';
import { isCalendarDay } from '../shared/dates.ts';

/** `2027-06-20` → «domingo, 20 de junio de 2027»; nothing for what is no whole day yet. */
export function dayInWords(day: string): string | undefined {
  // A year is typed digit by digit: until it has four it is no year.
  if (!isCalendarDay(day) || day < '1000') return undefined;
  return fullDateInWords(new Date(`${day}T00:00:00Z`));
}

/** The chosen day in words, with a question when it is today or past: never a refusal (U-7). Days as `YYYY-MM-DD`. */
export function dateHelp(day: string, today: string): Help | undefined {
  const words = dayInWords(day);
  if (!words) return undefined;
  const { inWords, today: isToday, past } = EVENT_REQUEST.dateHelp;
  const text = inWords(words);
  if (day === today) return { text: `${text} ${isToday}` };
  return { text: day < today ? `${text} ${past}` : text };
}
