/** `2027-06-20` → `20/06/2027`, as the staff read it in the mail. */
export function toSpanishDate(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The day on the visitor's own clock as `YYYY-MM-DD`; `toISOString` would say yesterday after midnight (S-FLD-5). */
export function localDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
