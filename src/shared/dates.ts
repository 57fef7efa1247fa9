/** `2027-06-20` → `domingo, 20/06/2027`, as the staff read it in the mail. */
export function toSpanishDate(day: string): string {
  const weekday = new Date(day).toLocaleDateString('es-ES', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday}, ${day.split('-').reverse().join('/')}`;
}

/** The day on the visitor's own clock as `YYYY-MM-DD`; `toISOString` would say yesterday after midnight (S-FLD-5). */
export function localDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether this is a day of the calendar, as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
