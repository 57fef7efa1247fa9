import type { FaultRow } from '../support/fault-table.ts';

/** What visitor and staff get of a fault, for the rows that end alike. */
export type Outcome = Omit<FaultRow, 'fault'>;

export const ONE_MAIL: Outcome = { visitor: 'thanks', staff: 'one mail' };
export const REDIS_AWAY: Outcome = { visitor: 'thanks', staff: 'one mail; alarm `redis-away`' };

/** The function answers with this status; when the page sends again, the mail goes out. */
export const later = (inLog: string, status = 502): Outcome => ({
  visitor: `nothing new (${status}); thanks later`,
  staff: `one mail, later; ${inLog}`,
});

/** Brevo has the mail, and nobody has its answer. */
export const LOST_LATER: Outcome = {
  ...later('alarm `provider-away`'),
  staff: 'one mail; alarm `provider-away`',
};

export const TWO_MAILS: Outcome = { visitor: 'thanks', staff: 'two mails' };
