import type { FaultRow } from '../support/fault-table.ts';

/** How a fault ends for visitor and staff. */
export type Outcome = Omit<FaultRow, 'fault'>;

export const ONE_MAIL: Outcome = { visitor: 'thanks', staff: 'one mail' };
export const REDIS_AWAY: Outcome = { visitor: 'thanks', staff: 'one mail; alarm `redis-away`' };

/** The function answers with this status, and the page's retry sends the mail. */
export const later = (inLog: string, status = 502): Outcome => ({
  visitor: `nothing new (${status}); thanks later`,
  staff: `one mail, later; ${inLog}`,
});

/** Brevo has taken the mail, and all its answers are lost. */
export const LOST_LATER: Outcome = {
  ...later('alarm `provider-away`'),
  staff: 'one mail; alarm `provider-away`',
};

export const TWO_MAILS: Outcome = { visitor: 'thanks', staff: 'two mails' };
