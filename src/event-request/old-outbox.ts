import { UUID } from '../shared/contract.ts';
import { validateEventRequest } from '../shared/event-request.ts';
import { outbox } from './outbox.ts';

/** Where releases before December 2026 kept all requests, as one list. Delete this file in 2027. */
const OLD_NAME = 'event-requests';

/** Moves the valid requests of that list into the outbox, and removes it. Runs in the form's chunk, which has the rules. */
export function moveOldRequests(): void {
  try {
    const list = JSON.parse(localStorage.getItem(OLD_NAME) ?? '[]');
    for (const { key, request, signals } of list) {
      const checked = validateEventRequest(request);
      if (UUID.test(key) && checked.valid) outbox.queue({ key, request: checked.value, signals });
    }
    localStorage.removeItem(OLD_NAME);
  } catch {
    // Storage is blocked, or holds something else.
  }
}
