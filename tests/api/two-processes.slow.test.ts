import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { startLocalBrevo } from '../../tools/local/brevo.ts';
import { startRedis } from '../support/redis.ts';
import { startWebhook } from '../support/webhook.ts';
import { API_KEY, COMPLETE_ENV } from './local-function.ts';
import { ANA } from './sample-request.ts';

const SERVER = 'tests/api/function-server.js';
const ALARM = 'event-request-alarm';
/** More would take longer than an attempt on a busy machine: the processes have the host's time limits. */
const COUNT = 40;

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

test.each(['stays', 'is killed'])(
  'S-PRD-3 S-API-8: of forty requests at once through two processes none is lost or sent twice, while Redis %s',
  async (fate) => {
    const brevo = await startLocalBrevo({ apiKey: API_KEY });
    onTestFinished(() => brevo.close());
    const redis = await startRedis();
    const env = {
      RATE_LIMIT_VISITOR: '100/600',
      RATE_LIMIT_TOTAL: '100/600',
      BREVO_BASE_URL: brevo.url,
      REDIS_URL: redis.url,
      // Without it, an alarm would be a mail.
      ALARM_WEBHOOK_URL: (await startWebhook()).url,
    };
    const instances = await Promise.all([startInstance(env), startInstance(env)]);
    const sending = Array.from({ length: COUNT }, (_, index) =>
      instances[index % 2]?.send({ surname: `Núñez ${index}` }, randomUUID()),
    );
    await Promise.race(sending);
    if (fate === 'is killed') await redis.kill();
    expect(new Set(await Promise.all(sending))).toEqual(new Set([200]));
    const subjects = new Set(brevo.messages.map(({ body }) => body.subject));
    expect([brevo.messages.length, subjects.size]).toEqual([COUNT, COUNT]);
    for (const { log, stop } of instances) {
      await stop();
      const alarms = log.filter(({ event }) => event === ALARM).map(({ alarm }) => alarm);
      expect([[], ['redis-away']]).toContainEqual(alarms);
    }
  },
);
