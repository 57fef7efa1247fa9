import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { startRedis } from '../support/redis.ts';
import { startWebhook } from '../support/webhook.ts';
import { COMPLETE_ENV } from './local-function.ts';
import { API_KEY } from './sample-mail.ts';
import { ANA } from './sample-request.ts';

const SERVER = 'tests/api/function-server.js';
const ALARM = 'event-request-alarm';

type Instance = {
  /** Sends Ana's request with some fields changed, and resolves to the status. */
  send(changes: Record<string, unknown>, key: string): Promise<number>;
  /** The parsed lines of the log, complete after `stop`. */
  log: Record<string, unknown>[];
  stop(): Promise<void>;
};

async function startInstance(env: Record<string, string>): Promise<Instance> {
  const child = fork(SERVER, [inject('deployed').entry], {
    env: { ...COMPLETE_ENV, VERCEL: '1', ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill();
    await closed;
  };
  onTestFinished(stop);
  const log: Record<string, unknown>[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        log.push(line.startsWith('{') ? JSON.parse(line) : { line });
      });
  const ended = closed.then(() => {
    throw new Error(`The function ended: ${JSON.stringify(log)}`);
  });
  const [{ port }] = await Promise.race([once(child, 'message'), ended]);
  return {
    log,
    stop,
    async send(changes, key) {
      const response = await fetch(`http://127.0.0.1:${port}${EVENT_REQUEST_PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-real-ip': '192.0.2.1',
        },
        body: JSON.stringify({ ...ANA, ...changes }),
      });
      await response.text();
      return response.status;
    },
  };
}

/** Two processes of the function with one Redis. */
async function startTwo(limits: Record<string, string>, brevos: [LocalBrevo, LocalBrevo]) {
  const redis = await startRedis();
  // Without it, an alarm would be a mail.
  const webhook = await startWebhook();
  const env = { ...limits, REDIS_URL: redis.url, ALARM_WEBHOOK_URL: webhook.url };
  const starting = brevos.map(({ url }) => startInstance({ ...env, BREVO_BASE_URL: url }));
  const [first, second] = await Promise.all(starting);
  if (!first || !second) throw new Error('Two processes were started');
  return { first, second, redis };
}

/**
 * Two processes that have each taken a turn in Redis. If Redis is too slow on a busy machine, a process uses its own memory
 * for 10 s. Two new processes then replace them.
 */
async function startSharing(limits: Record<string, string>, brevos: [LocalBrevo, LocalBrevo]) {
  for (;;) {
    const { first, second, redis } = await startTwo(limits, brevos);
    await first.send({}, randomUUID());
    await second.send({}, randomUUID());
    const turns = (await redis.contents()).filter(({ key }) => key.includes(':visitor:'));
    for (const brevo of brevos) brevo.clear();
    if (turns[0]?.value === '2') return { first, second };
    await Promise.all([first.stop(), second.stop()]);
  }
}

/** Sends a hundred different requests at once, every second one to the other process. */
const sendHundred = (first: Instance, second: Instance) =>
  Array.from({ length: 100 }, (_, index) =>
    (index % 2 ? first : second).send({ surname: `Núñez ${index}` }, randomUUID()),
  );

async function startBrevo(): Promise<LocalBrevo> {
  const brevo = await startLocalBrevo({ apiKey: API_KEY });
  onTestFinished(() => brevo.close());
  return brevo;
}

describe('two processes of the function', () => {
  test('S-PRD-3 S-API-8: a hundred requests at once through both send a hundred mails', async () => {
    const brevo = await startBrevo();
    const limits = { RATE_LIMIT_VISITOR: '100/600', RATE_LIMIT_TOTAL: '100/600' };
    const { first, second } = await startTwo(limits, [brevo, brevo]);
    const sending = sendHundred(first, second);
    expect(new Set(await Promise.all(sending))).toEqual(new Set([200]));
    expect(brevo.messages).toHaveLength(100);
    const subjects = new Set(brevo.messages.map(({ body }) => body.subject));
    expect(subjects.size).toBe(100);
  });

  test('S-API-8 S-PRD-3: they share turns and sent requests', async () => {
    // Each has its own Brevo, so that Brevo cannot find the duplicate.
    const [brevo, other] = [await startBrevo(), await startBrevo()];
    const limits = { RATE_LIMIT_VISITOR: '5/600', RATE_LIMIT_TOTAL: '100/600' };
    const { first, second } = await startSharing(limits, [brevo, other]);
    const key = randomUUID();
    expect([await first.send({}, key), await second.send({}, key)]).toEqual([200, 200]);
    expect([brevo.messages.length, other.messages.length]).toEqual([1, 0]);
    const replayed = expect.objectContaining({ outcome: 'sent', replayed: true });
    await vi.waitFor(() => expect(second.log.slice(1)).toEqual([replayed]), { timeout: 30_000 });

    const next = async (instance: Instance) => instance.send({}, randomUUID());
    expect([await second.send({}, randomUUID()), await next(first)]).toEqual([200, 200]);
    expect([await next(second), await next(first)]).toEqual([429, 429]);
    expect(await second.send({}, key)).toBe(200);
    expect(brevo.messages.length + other.messages.length).toBe(3);
  });

  test('S-PRD-3 S-API-8: no request is lost or sent twice when Redis is killed', async () => {
    const brevo = await startBrevo();
    const limits = { RATE_LIMIT_VISITOR: '100/600', RATE_LIMIT_TOTAL: '100/600' };
    const { first, second, redis } = await startTwo(limits, [brevo, brevo]);
    const sending = sendHundred(first, second);
    await Promise.race(sending);
    await redis.kill();
    expect(new Set(await Promise.all(sending))).toEqual(new Set([200]));
    expect(brevo.messages).toHaveLength(100);
    for (const { log, stop } of [first, second]) {
      await stop();
      const alarms = log.filter(({ event }) => event === ALARM).map(({ alarm }) => alarm);
      expect([[], ['redis-away']]).toContainEqual(alarms);
    }
  });
});
