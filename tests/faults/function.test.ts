import { describe, expect, test } from 'vitest';
import { startFunction } from '../api/local-function.ts';
import { type FaultRow, faultTables } from '../support/fault-table.ts';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import { BREVO_SCENARIOS, FAULT_KINDS } from './brevo-scenarios.ts';
import { oneRequest, sendUntilItWent } from './observed.ts';
import { later, ONE_MAIL, type Outcome, REDIS_AWAY } from './outcomes.ts';
import { fakeDate, noTime } from './time.ts';

/**
 * Every fault between the function and Brevo, of Redis, and of requests that come twice. What is counted is mails that
 * Brevo took: never two, and never none once the fault has ended (S-PRD-3, U-4). Each scenario declares its row of the
 * README's table and has to end as the row says.
 */

/** In the order of declaration, whichever of them run. */
const rows: FaultRow[] = [];
/** How long a Redis that hangs is waited for, in milliseconds. */
const HASTY_MS = 300;

const start = ({ pace = {}, ...options }: Parameters<typeof startFunction>[0] = {}) =>
  startFunction({ ...options, pace: { ...noTime(), ...pace } });

/** Every variant of a scenario has to end as its row says. They run side by side. */
function scenario(
  id: string,
  fault: string,
  outcome: Outcome,
  ...variants: (() => Promise<Outcome>)[]
): void {
  rows.push({ fault, ...outcome });
  test(`${id}: ${fault}: ${outcome.staff}`, async () => {
    const seen = await Promise.all(variants.map((variant) => variant()));
    expect(seen).toEqual(variants.map(() => outcome));
  });
}

describe('Brevo, and the way to it', () => {
  for (const { fault, variants, attemptMs = 5000, ...outcome } of BREVO_SCENARIOS)
    scenario(
      'U-4 S-PRD-3 S-API-7',
      fault,
      outcome,
      ...variants.map((faults) => async () => {
        const instance = await start({ pace: { attemptMs } });
        instance.brevo.failNext(...faults);
        return sendUntilItWent(instance);
      }),
    );

  scenario(
    'U-4 S-PRD-3',
    'nobody listens where Brevo should be',
    later('log `provider-network`'),
    async () => {
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
    'a variable of the function is missing',
    later('alarm `not-configured`', 503),
    async () => sendUntilItWent(await start({ env: { SENDER_EMAIL: '' } }), await start()),
  );

  scenario(
    'S-API-8 U-4',
    'more requests than the limits allow',
    later('log `too-many`', 429),
    async () => {
      const { now, passHours } = fakeDate();
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
  scenario('S-API-8 S-PRD-3', 'Redis was never there', REDIS_AWAY, async () => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    return sendUntilItWent(await start({ env: { REDIS_URL: url } }));
  });

  scenario(
    'S-API-8 S-PRD-3',
    'Redis goes before a repeat that reaches another instance',
    REDIS_AWAY,
    async () => {
      const redis = await startRedis();
      const env = { REDIS_URL: redis.url };
      const first = await start({ env });
      const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url } });
      const request = oneRequest(first, second);
      await request.send(first);
      await redis.kill();
      await request.send(second);
      return request.seen();
    },
  );

  scenario('S-API-8 S-PRD-3', 'Redis hangs', REDIS_AWAY, async () => {
    const redis = await startRedis();
    redis.hang();
    return sendUntilItWent(await start({ env: { REDIS_URL: redis.url }, patienceMs: HASTY_MS }));
  });
});

describe('the same request more than once', () => {
  scenario('S-PRD-3 U-2', 'a double click: the same request twice at once', ONE_MAIL, async () => {
    const instance = await start();
    const request = oneRequest(instance);
    await request.send(instance, instance);
    return request.seen();
  });

  const atTwo = (withRedis: boolean) => async () => {
    const env = withRedis ? { REDIS_URL: (await startRedis()).url } : {};
    const first = await start({ env });
    const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url } });
    const request = oneRequest(first, second);
    await request.send(first, second);
    await request.send(second, first);
    return request.seen();
  };
  scenario(
    'S-PRD-3',
    'the same request at two instances at once',
    ONE_MAIL,
    atTwo(false),
    atTwo(true),
  );

  /** The answer to the first is what nobody got; Brevo has forgotten its key when the second comes. */
  const hoursLater = (env: Record<string, string>, at: 'same' | 'other') => async () => {
    const { now, passHours } = fakeDate();
    const first = await start({ env, now });
    const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url }, now });
    const request = oneRequest(first, second);
    await request.send(first);
    passHours();
    await request.send(at === 'same' ? first : second);
    return request.seen();
  };
  scenario(
    'S-PRD-3 U-4',
    'the function’s answer is lost, and the request comes again hours later: to the same instance, or to any with Redis',
    ONE_MAIL,
    hoursLater({}, 'same'),
    async () => hoursLater({ REDIS_URL: (await startRedis()).url }, 'other')(),
  );

  // What is left: Brevo forgets a key after half an hour, and nobody else knows of it.
  scenario(
    'S-PRD-3',
    'the same, to another instance and without Redis',
    { visitor: 'thanks', staff: 'two mails' },
    hoursLater({}, 'other'),
  );
});

test('the table in the README is the rows of these scenarios (UPDATE_README=1 writes it)', () => {
  const { ofRun, inReadme } = faultTables('function', rows);
  expect(inReadme).toBe(ofRun);
});

test('U-4 S-PRD-3: every row ends with thanks, and all but the last with one mail', () => {
  expect(rows.filter(({ visitor }) => !/(?:^|; )thanks(?: later)?$/.test(visitor))).toEqual([]);
  expect(rows.filter(({ staff }) => !/^one mail\b/.test(staff))).toEqual(rows.slice(-1));
});
