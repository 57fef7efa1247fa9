/** The local day as `YYYY-MM-DD`. `toISOString` alone gives the day in UTC: yesterday, just after midnight. */
export function localDay(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Whether the text is a calendar day as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  // `toJSON` gives null for month 13, and another day for 30 February.
  const day = String(new Date(`${value}T00:00:00Z`).toJSON());
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && day.startsWith(value);
}
