/** A tab that was open during a deployment asks for chunks that no longer exist: it needs one reload (U-14). */

/** The names in `sessionStorage` of the time of the last automatic reload, and of `reopen`. */
const RELOADED = 'reloaded';
const REOPEN = 'reopen';
/** At most one automatic reload in this time, in milliseconds: a host that serves two deployments would cause a loop. */
const ONCE_IN = 3_600_000;
/** In milliseconds: after this the visitor reads a message instead. */
const CHECK_TIMEOUT = 5_000;

/**
 * Reloads the page if the host serves it, at most once within the hour. Typed text survives in the draft; without storage the
 * page is never reloaded. If `reopen` is set, the reloaded page opens the form, with this ceremony unless it is empty.
 * Resolves to whether the page is being reloaded.
 */
export async function reloadOnce(reopen?: string): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return false;
    const signal = AbortSignal.timeout(CHECK_TIMEOUT);
    const page = await fetch(location.href, { cache: 'no-store', signal });
    if (!page.ok) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    if (reopen !== undefined) sessionStorage.setItem(REOPEN, reopen);
    location.reload();
    return true;
  } catch {
    // Offline, or without storage.
    return false;
  }
}

/** Returns and deletes the `reopen` from before the reload. */
export function takeReopen(): string | undefined {
  try {
    const reopen = sessionStorage.getItem(REOPEN) ?? undefined;
    sessionStorage.removeItem(REOPEN);
    return reopen;
  } catch {
    return undefined;
  }
}
