import type { Fault } from '../../tools/local/brevo-faults.ts';
import { startRedis } from '../support/redis.ts';
import { BAD_KEY, LOST_ANSWERS, SECOND_MAILS } from './brevo-scenarios.ts';
import { oneRequest, sendUntilItWent } from './observed.ts';
import { LOST_LATER, later, ONE_MAIL, TWO_MAILS } from './outcomes.ts';
import { brevoScenario, type Start, type StartOptions, scenario } from './scenario.ts';
import { ownClock } from './time.ts';

/** The same request more than once, at one instance or at several. */
export function duplicateScenarios(): void {
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
        'Brevo takes the mail, every answer is lost, and the request comes again to another instance, with Redis',
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
  scenario(
    'U-20 S-PRD-3',
    {
      fault:
        'Brevo takes the mail, every answer is lost, and the request comes again: to another instance without Redis, or when Brevo has forgotten the key',
      ...LOST_LATER,
      staff: 'two mails; alarm `provider-away`',
    },
    refusedThenElsewhere(withoutRedis, ...LOST_ANSWERS),
    async (start) => {
      const { now, passHours } = ownClock();
      const instance = await start({ now });
      instance.brevo.failNext(...LOST_ANSWERS);
      const request = oneRequest(instance);
      await request.send();
      passHours();
      await request.send();
      return request.seen();
    },
  );
  for (const row of SECOND_MAILS) brevoScenario(row);
}
