import { describe, expect, test } from 'vitest';
import type { KeyHabit } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { startFunction } from '../api/local-function.ts';
import { type FaultRow, faultTables } from '../support/fault-table.ts';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import {
  BAD_KEY,
  BREVO_SCENARIOS,
  type BrevoScenario,
  FAULT_KINDS,
  LOST_ANSWERS,
  SECOND_MAILS,
} from './brevo-scenarios.ts';
import { oneRequest, sendUntilItWent } from './observed.ts';
import { LOST_LATER, later, ONE_MAIL, type Outcome, REDIS_AWAY, TWO_MAILS } from './outcomes.ts';
import { noTime, ownClock } from './time.ts';

/**
 * Every fault between the function and Brevo, of Redis, and of requests that come twice. What is counted is mails that
 * Brevo took: never two, and never none once the fault has ended (S-PRD-3, U-4). Each scenario declares its row of the
 * README's table and has to end as the row says.
 */

/** In the order of declaration, whichever of them run. */
const rows: FaultRow[] = [];
/** How long a Redis that hangs is waited for, in milliseconds. */
const HASTY_MS = 300;

/** Brevo does not say when it counts a key as used: every scenario has to end alike either way, or say for which it stands. */
const KEY_HABITS: readonly KeyHabit[] = ['on-arrival', 'on-acceptance'];

type StartOptions = Parameters<typeof startFunction>[0];
type Start = (options?: StartOptions) => ReturnType<typeof startFunction>;
type Variant = (start: Start) => Promise<Outcome>;

const startWith =
  (keyHabit: KeyHabit): Start =>
  ({ pace = {}, ...options } = {}) =>
    startFunction({ keyHabit, ...options, pace: { ...noTime(), ...pace } });

/** Every variant of a scenario has to end as its row says. They run side by side. */
function scenario(
  id: string,
  { keyHabits = KEY_HABITS, ...row }: FaultRow & Pick<BrevoScenario, 'keyHabits'>,
  ...variants: Variant[]
): void {
  rows.push(row);
  const { fault, ...outcome } = row;
  test(`${id}: ${fault}: ${outcome.staff}`, async () => {
    const seen = keyHabits.map((keyHabit) =>
      Promise.all(variants.map((variant) => variant(startWith(keyHabit)))),
    );
    const expected = variants.map(() => outcome);
    expect(await Promise.all(seen)).toEqual(keyHabits.map(() => expected));
  });
}

function brevoScenario({ variants, attemptMs = 5000, ...row }: BrevoScenario): void {
  scenario(
    'U-4 U-20 S-PRD-3 S-API-7',
    row,
    ...variants.map((faults) => async (start: Start) => {
      const instance = await start({ pace: { attemptMs } });
      instance.brevo.failNext(...faults);
      return sendUntilItWent(instance);
    }),
  );
}

describe('Brevo, and the way to it', () => {
  for (const row of BREVO_SCENARIOS) brevoScenario(row);

  scenario(
    'U-4 S-PRD-3',
    { fault: 'nobody listens where Brevo should be', ...later('log `provider-network`') },
    async (start) => {
      const url = `http://127.0.0.1:${await freePort()}`;
      return sendUntilItWent(await start({ env: { BREVO_BASE_URL: url } }), await start());
    },
  );

  test('U-4: no kind of fault is without its scenario', () => {
    const kinds = BREVO_SCENARIOS.flatMap(({ variants }) =>
      variants.flat().map(({ kind }) => kind),
    );
    expect([...new Set(kinds)].sort()).toEqual([...FAULT_KINDS].sort());
  });
});

describe('the function itself', () => {
  scenario(
    'S-API-6 U-4',
    { fault: 'a variable of the function is missing', ...later('alarm `not-configured`', 503) },
    async (start) => sendUntilItWent(await start({ env: { SENDER_EMAIL: '' } }), await start()),
  );

  scenario(
    'S-API-8 U-4',
    {
      fault: 'more requests than the limits allow',
      ...later('alarm `limit-reached`', 429),
    },
    async (start) => {
      const { now, passHours } = ownClock();
      const instance = await start({ env: { RATE_LIMIT_TOTAL: '1/600' }, now });
      await instance.send();
      const request = oneRequest(instance);
      await request.send();
      passHours();
      await request.send();
      return request.seen();
    },
  );
});

describe('Redis', () => {
  scenario('S-API-8 S-PRD-3', { fault: 'Redis was never there', ...REDIS_AWAY }, async (start) => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    return sendUntilItWent(await start({ env: { REDIS_URL: url } }));
  });

  scenario('S-API-8 S-PRD-3', { fault: 'Redis hangs', ...REDIS_AWAY }, async (start) => {
    const redis = await startRedis();
    redis.hang();
    return sendUntilItWent(await start({ env: { REDIS_URL: redis.url }, patienceMs: HASTY_MS }));
  });
});

describe('the same request more than once', () => {
  scenario(
    'S-PRD-3 U-2',
    { fault: 'a double click: the same request twice at once', ...ONE_MAIL },
    async (start) => {
      const instance = await start();
      const request = oneRequest(instance);
      await request.send(instance, instance);
      return request.seen();
    },
  );

  /** Two instances with one Brevo, one of which may fail first. */
  async function startTwo(start: Start, options: StartOptions = {}) {
    const first = await start(options);
    const env = { ...options.env, BREVO_BASE_URL: first.brevo.url };
    return [first, await start({ ...options, env })] as const;
  }
  const withRedis = async () => ({ REDIS_URL: (await startRedis()).url });
  const withoutRedis = async () => ({});

  const atOnce = (env: () => Promise<Record<string, string>>) => async (start: Start) => {
    const [first, second] = await startTwo(start, { env: await env() });
    const request = oneRequest(first, second);
    await request.send(first, second);
    await request.send(second, first);
    return request.seen();
  };

  /** The answer to the first is what nobody got; after hours Brevo has forgotten its key, too. */
  const again =
    (
      env: () => Promise<Record<string, string>>,
      at: 'same' | 'other',
      when: 'soon' | 'hours later',
    ) =>
    async (start: Start) => {
      const { now, passHours } = ownClock();
      const [first, second] = await startTwo(start, { env: await env(), now });
      const request = oneRequest(first, second);
      await request.send(first);
      if (when === 'hours later') passHours();
      await request.send(at === 'same' ? first : second);
      return request.seen();
    };

  scenario(
    'S-PRD-3',
    { fault: 'the same request at two instances at once, with Redis', ...ONE_MAIL },
    atOnce(withRedis),
  );
  scenario(
    'S-PRD-3 U-4',
    {
      fault:
        'the function’s answer is lost, and the request comes again, at once or hours later: to the same instance, or to any with Redis',
      ...ONE_MAIL,
    },
    again(withoutRedis, 'same', 'soon'),
    again(withoutRedis, 'same', 'hours later'),
    again(withRedis, 'other', 'soon'),
    again(withRedis, 'other', 'hours later'),
  );

  const refusedThenElsewhere =
    (env: () => Promise<Record<string, string>>, ...faults: Fault[]) =>
    async (start: Start) => {
      const [first, second] = await startTwo(start, { env: await env() });
      first.brevo.failNext(...faults);
      return sendUntilItWent(first, second);
    };
  scenario(
    'U-20 S-PRD-3',
    {
      fault: 'Brevo refuses what one instance sends, and the request comes again to another',
      ...later('alarm `bad-key`'),
    },
    refusedThenElsewhere(withRedis, BAD_KEY),
    refusedThenElsewhere(withoutRedis, BAD_KEY),
  );
  scenario(
    'U-20 S-PRD-3',
    {
      fault:
        'Brevo takes the mail, every answer of 12 s is lost, and the request comes again to another instance, with Redis',
      ...LOST_LATER,
    },
    refusedThenElsewhere(withRedis, ...LOST_ANSWERS),
  );

  // What is left: nobody who is asked knows that there is a mail, and a second one is better than none.
  scenario(
    'S-PRD-3 U-20',
    {
      fault:
        'the function’s answer is lost, and the request comes again, or it comes twice at once: to another instance and without Redis',
      ...TWO_MAILS,
    },
    again(withoutRedis, 'other', 'soon'),
    again(withoutRedis, 'other', 'hours later'),
    atOnce(withoutRedis),
  );
  scenario(
    'S-API-8 U-20',
    {
      fault: 'the same, to another instance whose Redis has gone in between',
      visitor: 'thanks',
      staff: 'two mails; alarm `redis-away`',
    },
    async (start) => {
      const redis = await startRedis();
      const [first, second] = await startTwo(start, { env: { REDIS_URL: redis.url } });
      const request = oneRequest(first, second);
      await request.send(first);
      await redis.kill();
      await request.send(second);
      return request.seen();
    },
  );
  for (const row of SECOND_MAILS) brevoScenario(row);
});

test('the table in the README is the rows of these scenarios (UPDATE_README=1 writes it)', () => {
  const { ofRun, inReadme } = faultTables('function', rows);
  expect(inReadme).toBe(ofRun);
});

test('U-4 U-20 S-PRD-3: every row ends with thanks, all but the last four with one mail', () => {
  expect(rows.filter(({ visitor }) => !/(?:^|; )thanks(?: later)?$/.test(visitor))).toEqual([]);
  const others = rows.filter(({ staff }) => !/^one mail\b/.test(staff));
  expect(others).toEqual(rows.slice(-4));
  for (const { staff } of others) expect(staff).toMatch(/^two mails\b/);
});
