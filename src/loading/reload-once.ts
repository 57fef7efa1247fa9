import { readStored, store } from '../browser/storage.ts';

/** The name in `sessionStorage` of the time of the last reload. */
const RELOADED = 'reloaded';
/** At most one reload in this time: a host that serves two deployments would cause a loop. */
const RELOAD_INTERVAL_MS = 3_600_000;
/** After this the visitor reads a message instead. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Reloads a tab whose file is gone: a new deployment has replaced it. At most once an hour. Reports the reason.
 * Resolves to whether the page is being reloaded.
 */
export async function reloadOnce(reason: Error & { request: string }): Promise<boolean> {
  const now = Date.now();
  if (now - Number(readStored('sessionStorage', RELOADED) ?? 0) < RELOAD_INTERVAL_MS) return false;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const init = { method: 'HEAD', cache: 'no-store', signal } as const;
  const answer = await fetch(reason.request, init).catch(() => undefined);
  if (answer?.status !== 404) return false;
  // Without the entry, the page would be reloaded again and again.
  if (!store('sessionStorage', RELOADED, now)) return false;
  reportError(reason);
  location.reload();
  return true;
}
