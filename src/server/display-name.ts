/** Longest name that Brevo accepts, in UTF-16 units, the strictest way to count. */
const MAX_LENGTH = 70;

/** Line breaks, controls and direction marks, which names from the environment may hold. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name beside an address. Brevo drops or garbles names with characters of the address syntax, and reads braces as
 * its template's.
 */
export function displayName(value: string): string {
  return value
    .replace(CONTROLS, '')
    .replace(/[()<>[\]{}:;@\\,."]/g, '')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
