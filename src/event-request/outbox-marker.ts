/** Under this name requests wait in `localStorage` to be sent (U-4). */
export const STORAGE_NAME = 'event-requests';

/** Whether there may be any: all that the page's first script knows of them. Storage may be blocked altogether. */
export function hasKeptRequests(): boolean {
  try {
    return localStorage.getItem(STORAGE_NAME) !== null;
  } catch {
    return false;
  }
}
