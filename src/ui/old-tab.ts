import { timeLimit } from './time-limit.ts';

/** A tab that was open during a deployment asks for chunks that are gone: one reload mends it (U-14). */

/** In `sessionStorage`: when this tab was last reloaded by itself, and what it should know afterwards. */
const RELOADED = 'reloaded';
const RESUME = 'resume';
/** A second reload within this time, in milliseconds, would be a loop: hosts may serve two deployments side by side. */
const ONCE_IN = 3_600_000;
/** In milliseconds; whoever waits longer for the page had better read what is wrong. */
const CHECK_TIMEOUT = 5_000;
/** The page's first script of its own, whose name says which deployment it is of; the host's stand before it. */
const ENTRY = /<script [^>]*(?:src|data-app)="(\/static\/js\/[^" ]+)/;

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads the page, at most once within the hour, if the host's answer for it passes `isWanted`; tells whether it does.
 * Only where it can be noted down that it was done. The next page finds `resume` with `takeResumed`.
 */
export async function reloadOnce(
  resume: string | undefined,
  isWanted: (page: Response) => boolean | Promise<boolean>,
): Promise<boolean> {
  const { signal, end } = timeLimit(CHECK_TIMEOUT);
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return false;
    const page = await fetch(location.href, { cache: 'no-store', signal });
    if (!(await isWanted(page))) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    if (resume !== undefined) sessionStorage.setItem(RESUME, resume);
    location.reload();
    return true;
  } catch {
    // Offline, or without storage.
    return false;
  } finally {
    end();
  }
}

/** Reloads the page if a newer deployment is there, but never while a form holds text that is not kept elsewhere. */
export const reloadIfOutdated = (resume?: string, { isTextKept = false } = {}): Promise<boolean> =>
  reloadOnce(resume, async (page) => {
    const entry = ENTRY.exec(await page.text())?.[1];
    const own = ENTRY.exec(document.documentElement.outerHTML)?.[1];
    return entry !== undefined && entry !== own && (isTextKept || !holdsText());
  });

/** Whether the page has been reloaded and the app has not run since. */
export function isReloaded(): boolean {
  try {
    return RESUME in sessionStorage;
  } catch {
    return false;
  }
}

/** What `reloadOnce` was given before this page was loaded, once. */
export function takeResumed(): string | undefined {
  try {
    const resume = sessionStorage.getItem(RESUME) ?? undefined;
    sessionStorage.removeItem(RESUME);
    return resume;
  } catch {
    return undefined;
  }
}
