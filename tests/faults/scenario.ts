import { expect, test } from 'vitest';
import { startFunction } from '../api/local-function.ts';
import type { Outcome } from './observed.ts';
import { noTime } from './time.ts';

export const ONE_MAIL: Outcome = { visitor: 'thanks', staff: 'one mail' };
export const TWO_MAILS: Outcome = { visitor: 'thanks', staff: 'two mails' };

/** The function answers with this status, and the page's retry sends the mail. */
export const later = (alarm: string, status = 502): Outcome => ({
  visitor: `nothing new (${status}); thanks later`,
  staff: `one mail, later; alarm \`${alarm}\``,
});

export type Start = (
  options?: Parameters<typeof startFunction>[0],
) => ReturnType<typeof startFunction>;
type Variant = (start: Start) => Promise<Outcome>;

const start: Start = ({ times = {}, ...options } = {}) =>
  startFunction({ ...options, times: { ...noTime(), ...times } });

/** Every variant of a scenario has to end as declared. The variants run in parallel. */
export function scenario(
  id: string,
  fault: string,
  outcome: Outcome,
  ...variants: Variant[]
): void {
  test(`${id}: ${fault}`, async () => {
    const seen = await Promise.all(variants.map((variant) => variant(start)));
    expect(seen).toEqual(variants.map(() => outcome));
  });
}
