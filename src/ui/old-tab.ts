import { timeLimit } from './time-limit.ts';

/** A tab that was open during a deployment asks for chunks that no longer exist: it needs one reload (U-14). */

/** The key in `sessionStorage` for the time of the last automatic reload, and for `resume`. */
const RELOADED = 'reloaded';
const RESUME = 'resume';
/** At most one automatic reload in this time, in milliseconds: a host that serves two deployments would cause a loop. */
const ONCE_IN = 3_600_000;
/** In milliseconds: after this the visitor reads a message instead. */
const CHECK_TIMEOUT = 5_000;
/** The address of the site's first script, whose hash identifies the deployment. Scripts of the host come before it. */
const ENTRY = /<script [^>]*(?:src|data-app)="(\/static\/js\/[^" ]+)/;

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads the page if the host's answer for it passes `isWanted`, at most once within the hour. Resolves to whether it
 * reloads. Without storage it never reloads. The reloaded page gets `resume` from `takeResumed`.
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

/** Reloads the page if there is a newer deployment, but never while a form holds text that is stored nowhere else. */
export const reloadIfOutdated = (resume?: string, { isTextKept = false } = {}): Promise<boolean> =>
  reloadOnce(resume, async (page) => {
    const entry = ENTRY.exec(await page.text())?.[1];
    const own = ENTRY.exec(document.documentElement.outerHTML)?.[1];
    return entry !== undefined && entry !== own && (isTextKept || !holdsText());
  });

/** Whether the page was reloaded and the app has not run since. */
export function isReloaded(): boolean {
  try {
    return RESUME in sessionStorage;
  } catch {
    return false;
  }
}

/** Returns and deletes the `resume` that `reloadOnce` stored before the reload. */
export function takeResumed(): string | undefined {
  try {
    const resume = sessionStorage.getItem(RESUME) ?? undefined;
    sessionStorage.removeItem(RESUME);
    return resume;
  } catch {
    return undefined;
  }
}
