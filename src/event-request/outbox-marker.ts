/** The key of queued requests in `localStorage` (U-4). */
export const STORAGE_NAME = 'event-requests';

/** Whether a request may be queued. A module of its own: the app's first script needs nothing else of the outbox. */
export function hasQueuedRequests(): boolean {
  try {
    return localStorage.getItem(STORAGE_NAME) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
