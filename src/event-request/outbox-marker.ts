/** The name in `localStorage` under which queued requests are kept (U-4). */
export const STORAGE_NAME = 'event-requests';

/** Whether a request may be queued. The app's first script knows no more of the outbox. Storage may be blocked altogether. */
export function hasQueuedRequests(): boolean {
  try {
    return localStorage.getItem(STORAGE_NAME) !== null;
  } catch {
    return false;
  }
}
