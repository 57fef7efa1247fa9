/** The name of the outbox in `localStorage`: queued and returned requests (U-4). */
export const OUTBOX_NAME = 'event-requests';

/** Whether the outbox holds a request. A module of its own: the app's first script needs nothing else of the outbox. */
export function hasStoredRequests(): boolean {
  try {
    return localStorage.getItem(OUTBOX_NAME) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
