import type { Fault } from '../../tools/local/brevo-faults.ts';
import { startRedis } from '../support/redis.ts';
import { BAD_KEY, brevoScenario, LOST_RESPONSES, SECOND_MAILS } from './brevo-scenarios.ts';
import { oneRequest, sendAndRetry } from './observed.ts';
import {
  LOST_LATER,
  later,
  ONE_MAIL,
  type Start,
  type StartOptions,
  scenario,
  TWO_MAILS,
} from './scenario.ts';
import { ownClock } from './time.ts';

/** Duplicates of a request, at one instance or at several. */
export function duplicateScenarios(): void {
  scenario('S-PRD-3 U-2', 'a double click: duplicates at once', ONE_MAIL, async (start) => {
    const instance = await start();
    const request = oneRequest(instance);
    await request.send(instance, instance);
    return request.seen();
  });

  /** Two instances with one Brevo. */
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

  /** A retry after a lost answer of the function. Hours later, Brevo has forgotten the key. */
  const retried =
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
    'duplicates at once at two instances, with Redis',
    ONE_MAIL,
    atOnce(withRedis),
  );
  scenario(
    'S-PRD-3 U-4',
    'the function’s answer is lost, and the browser retries, at once or hours later: at the same instance, or at any with Redis',
    ONE_MAIL,
    retried(withoutRedis, 'same', 'soon'),
    retried(withoutRedis, 'same', 'hours later'),
    retried(withRedis, 'other', 'soon'),
    retried(withRedis, 'other', 'hours later'),
  );

  const failedThenElsewhere =
    (env: () => Promise<Record<string, string>>, ...faults: Fault[]) =>
    async (start: Start) => {
      const [first, second] = await startTwo(start, { env: await env() });
      first.brevo.failNext(...faults);
      return sendAndRetry(first, second);
    };
  scenario(
    'U-20 S-PRD-3',
    'Brevo refuses the mail of one instance, and the retry reaches another',
    later('alarm `bad-key`'),
    failedThenElsewhere(withRedis, BAD_KEY),
    failedThenElsewhere(withoutRedis, BAD_KEY),
  );
  scenario(
    'U-20 S-PRD-3',
    'Brevo takes the mail, every response is lost, and the retry reaches another instance, with Redis',
    LOST_LATER,
    failedThenElsewhere(withRedis, ...LOST_RESPONSES),
  );

  // In these cases the instance cannot find out about the first mail. A second mail is better than none.
  scenario(
    'S-PRD-3 U-20',
    'the function’s answer is lost, and the browser retries, or duplicates arrive at once: at another instance without Redis',
    TWO_MAILS,
    retried(withoutRedis, 'other', 'soon'),
    retried(withoutRedis, 'other', 'hours later'),
    atOnce(withoutRedis),
  );
  scenario(
    'S-API-8 U-20',
    'the same, at another instance whose Redis has failed in between',
    { visitor: 'thanks', staff: 'two mails; alarm `redis-away`' },
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
  scenario(
    'U-20 S-PRD-3',
    'Brevo takes the mail, every response is lost, and the browser retries: at another instance without Redis, or after Brevo has forgotten the key',
    { ...LOST_LATER, staff: 'two mails; alarm `provider-away`' },
    failedThenElsewhere(withoutRedis, ...LOST_RESPONSES),
    async (start) => {
      const { now, passHours } = ownClock();
      const instance = await start({ now });
      instance.brevo.failNext(...LOST_RESPONSES);
      const request = oneRequest(instance);
      await request.send();
      passHours();
      await request.send();
      return request.seen();
    },
  );
  for (const row of SECOND_MAILS) brevoScenario(row);
}
