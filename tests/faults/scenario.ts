import { expect, test } from 'vitest';
import type { KeyHabit } from '../../tools/local/brevo.ts';
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

/** Brevo does not document when a key is used up. A scenario runs with both habits, unless it declares one. */
const KEY_HABITS: readonly KeyHabit[] = ['on-arrival', 'on-acceptance'];

export type Start = (
  options?: Parameters<typeof startFunction>[0],
) => ReturnType<typeof startFunction>;
type Variant = (start: Start) => Promise<Outcome>;

const startWith =
  (keyHabit: KeyHabit): Start =>
  ({ times = {}, ...options } = {}) =>
    startFunction({ keyHabit, ...options, times: { ...noTime(), ...times } });

/** Every variant of a scenario has to end as declared. The variants run in parallel. */
export function scenario(
  id: string,
  fault: string,
  { keyHabits = KEY_HABITS, ...outcome }: Outcome & { keyHabits?: readonly KeyHabit[] },
  ...variants: Variant[]
): void {
  test(`${id}: ${fault}`, async () => {
    const seen = keyHabits.map((keyHabit) =>
      Promise.all(variants.map((variant) => variant(startWith(keyHabit)))),
    );
    const expected = variants.map(() => outcome);
    expect(await Promise.all(seen)).toEqual(keyHabits.map(() => expected));
  });
}
