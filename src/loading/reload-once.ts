/** The name in `sessionStorage` of the time of the last reload. */
const RELOADED = 'reloaded';
/** At most one reload in this time, in milliseconds: a host that serves two deployments would cause a loop. */
const ONCE_IN = 3_600_000;
/** In milliseconds: after this the visitor reads a message instead. */
const CHECK_TIMEOUT = 5_000;

/**
 * Reloads a tab whose file is gone: a new deployment has replaced it. At most once an hour. Reports the reason. Resolves to whether
 * the page is being reloaded.
 */
export async function reloadOnce(reason: Error & { request: string }): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return false;
    const signal = AbortSignal.timeout(CHECK_TIMEOUT);
    const { status } = await fetch(reason.request, { method: 'HEAD', cache: 'no-store', signal });
    if (status !== 404) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    reportError(reason);
    location.reload();
    return true;
  } catch {
    // Offline, or without storage.
    return false;
  }
}
