import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Pace } from '../../src/shared/repeat.ts';
import { startFunction } from '../api/local-function.ts';
import { type FaultRow, faultTables } from '../support/fault-table.ts';
import { freePort, startRedis } from '../support/redis.ts';
import { BREVO_SCENARIOS, FAULT_KINDS } from './brevo-scenarios.ts';
import { oneRequest } from './observed.ts';

/**
 * Every fault between the function and Brevo, of Redis, and of requests that come twice. What is counted is mails that
 * Brevo took: never two, and never none once the fault has ended (S-PRD-3, U-4). The README's table is this run.
 */

type Seen = Omit<FaultRow, 'fault'>;

const rows: FaultRow[] = [];
/** How long a Redis that hangs is waited for, in milliseconds. */
const HASTY_MS = 300;
const HOURS = 5 * 3_600_000;

/** The repeats of the function with a clock that only their waits move, and without chance. */
function noTime(): Partial<Pace> {
  let time = 0;
  const wait = async (ms: number) => {
    time += ms;
  };
  return { firstWaitMs: 400, random: () => 1, now: () => time, wait };
}

const start = ({ pace = {}, ...options }: Parameters<typeof startFunction>[0] = {}) =>
  startFunction({ ...options, pace: { ...noTime(), ...pace } });

/** A request whose fault ends, and which the page then sends once more: it does so with all that it keeps. */
async function sendUntilItWent(...[instance, ...later]: Parameters<typeof oneRequest>) {
  if (!instance) throw new Error('Nobody to send to');
  const request = oneRequest(instance, ...later);
  await request.send(instance);
  await request.send(later[0] ?? instance);
  expect(request.mails()).toBe(1);
  return request.seen();
}

/** A scenario with its row; where it has several variants, all of them must look alike. */
function scenario(id: string, fault: string, ...variants: (() => Promise<Seen>)[]): void {
  test(`${id}: ${fault}: one mail`, async () => {
    const seen: Seen[] = [];
    for (const variant of variants) seen.push(await variant());
    const [first] = seen;
    if (!first) throw new Error('A scenario without a variant');
    expect(seen).toEqual(seen.map(() => first));
    expect(first.visitor).not.toContain('no thanks');
    rows.push({ fault, ...first });
  });
}

describe('Brevo, and the way to it', () => {
  for (const { fault, variants, attemptMs = 5000 } of BREVO_SCENARIOS)
    scenario(
      'U-4 S-PRD-3 S-API-7',
      fault,
      ...variants.map((faults) => async () => {
        const instance = await start({ pace: { attemptMs } });
        instance.brevo.failNext(...faults);
        return sendUntilItWent(instance);
      }),
    );

  scenario('U-4 S-PRD-3', 'nobody listens where Brevo should be', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    return sendUntilItWent(await start({ env: { BREVO_BASE_URL: url } }), await start());
  });

  test('U-4: no kind of fault is without its scenario', () => {
    const kinds = BREVO_SCENARIOS.flatMap(({ variants }) =>
      variants.flat().map(({ kind }) => kind),
    );
    expect([...new Set(kinds)].sort()).toEqual([...FAULT_KINDS].sort());
  });
});

describe('the function itself', () => {
  scenario('S-API-6 U-4', 'a variable of the function is missing', async () =>
    sendUntilItWent(await start({ env: { SENDER_EMAIL: '' } }), await start()),
  );

  scenario('S-API-8 U-4', 'more requests than the limits allow', async () => {
    const now = fakeDate();
    const instance = await start({ env: { RATE_LIMIT_TOTAL: '1/600' }, now });
    await instance.send();
    const request = oneRequest(instance);
    await request.send();
    vi.setSystemTime(Date.now() + HOURS);
    await request.send();
    expect(request.mails()).toBe(1);
    return request.seen();
  });
});

describe('Redis', () => {
  scenario('S-API-8 S-PRD-3', 'Redis was never there', async () => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    return sendUntilItWent(await start({ env: { REDIS_URL: url } }));
  });

  scenario(
    'S-API-8 S-PRD-3',
    'Redis goes before a repeat that reaches another instance',
    async () => {
      const redis = await startRedis();
      const env = { REDIS_URL: redis.url };
      const first = await start({ env });
      const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url } });
      const request = oneRequest(first, second);
      await request.send(first);
      await redis.kill();
      await request.send(second);
      expect(request.mails()).toBe(1);
      return request.seen();
    },
  );

  scenario('S-API-8 S-PRD-3', 'Redis hangs', async () => {
    const redis = await startRedis();
    redis.hang();
    return sendUntilItWent(await start({ env: { REDIS_URL: redis.url }, patienceMs: HASTY_MS }));
  });
});

describe('the same request more than once', () => {
  scenario('S-PRD-3 U-2', 'a double click: the same request twice at once', async () => {
    const instance = await start();
    const request = oneRequest(instance);
    await request.send(instance, instance);
    expect(request.mails()).toBe(1);
    return request.seen();
  });

  const atTwo = (withRedis: boolean) => async () => {
    const env = withRedis ? { REDIS_URL: (await startRedis()).url } : {};
    const first = await start({ env });
    const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url } });
    const request = oneRequest(first, second);
    await request.send(first, second);
    await request.send(second, first);
    expect(request.mails()).toBe(1);
    return request.seen();
  };
  scenario('S-PRD-3', 'the same request at two instances at once', atTwo(false), atTwo(true));

  /** The answer to the first is what nobody got; Brevo has forgotten its key when the second comes. */
  const hoursLater = (env: Record<string, string>, at: 'same' | 'other') => async () => {
    const now = fakeDate();
    const first = await start({ env, now });
    const second = await start({ env: { ...env, BREVO_BASE_URL: first.brevo.url }, now });
    const request = oneRequest(first, second);
    await request.send(first);
    vi.setSystemTime(Date.now() + HOURS);
    await request.send(at === 'same' ? first : second);
    return { seen: request.seen(), mails: request.mails() };
  };
  const once = (run: ReturnType<typeof hoursLater>) => async () => {
    const { seen, mails } = await run();
    expect(mails).toBe(1);
    return seen;
  };
  scenario(
    'S-PRD-3 U-4',
    'the function’s answer is lost, and the request comes again hours later: to the same instance, or to any with Redis',
    once(hoursLater({}, 'same')),
    async () => once(hoursLater({ REDIS_URL: (await startRedis()).url }, 'other'))(),
  );

  // What is left: Brevo forgets a key after half an hour, and nobody else knows of it.
  test('S-PRD-3: the same, to another instance and without Redis, is the one way to two mails', async () => {
    const fault = 'the same, to another instance and without Redis';
    const { seen, mails } = await hoursLater({}, 'other')();
    expect(mails).toBe(2);
    rows.push({ fault, ...seen });
  });
});

test('the table in the README is what this run has seen (UPDATE_README=1 writes it)', () => {
  const { ofRun, inReadme } = faultTables('function', rows);
  expect(inReadme).toBe(ofRun);
});

/** Hours pass at a word, for the function and for Brevo; timers stay real. */
function fakeDate(): () => number {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => Date.now();
}
