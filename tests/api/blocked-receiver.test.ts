import { describe, expect, test, vi } from 'vitest';
import { parseSettings } from '../../src/server/config.ts';
import { createReceivers } from '../../src/server/receivers.ts';
import type { Times } from '../../src/server/times.ts';
import { type Fault, refusal } from '../../tools/local/brevo-faults.ts';
import { COMPLETE_ENV, expectAnswer, startFunction } from './local-function.ts';

/** Brevo takes the mails to a receiver that it blocks, and drops them (U-25, U-30). */

const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const BOTH = { MANAGEMENT_EMAIL: `${RECEIVER}, ${SECOND}` };
const SENT = { status: 'sent' };
const MINUTE_MS = 60_000;

async function start(env: Record<string, string> = {}, times: Partial<Times> = {}) {
  const clock = { ms: Date.parse('2026-11-24T12:00:00Z') };
  const started = await startFunction({ env, now: () => clock.ms, times });
  const block = (email: string, reason: string) =>
    started.brevo.changeAccount({ blocked: new Map([[email, reason]]) });
  const texts = () => started.webhook.posts.map(({ body }) => JSON.parse(body).text);
  const receiversOfMails = () =>
    started.brevo.messages.map(({ body }) => body.to.map(({ email }) => email));
  return { ...started, clock, block, texts, receiversOfMails };
}

describe('a receiver that Brevo blocks', () => {
  test.each(['contactFlaggedAsSpam', 'unsubscribedViaEmail', 'unsubscribedViaMA', 'adminBlocked'])(
    'U-25: after %s is freed before the mail, which is the only one, and nothing rings',
    async (reason) => {
      const { block, brevo, send, webhook } = await start();
      block(RECEIVER, reason);
      await expectAnswer(await send(), 200, SENT);
      expect(brevo.messages).toHaveLength(1);
      expect(webhook.posts).toEqual([]);
    },
  );

  test('U-25: is freed also if Brevo has blocked hundreds of others before', async () => {
    const { brevo, send, receiversOfMails, texts } = await start(BOTH);
    const others = Array.from({ length: 300 }, (_, index) => `${index}@visitor.example`);
    const reasons = [...others, RECEIVER].map((email) => [email, 'contactFlaggedAsSpam'] as const);
    const blocked = new Map([...reasons, [SECOND, 'hardBounce']]);
    brevo.changeAccount({ blocked });
    await send();
    expect(receiversOfMails()).toEqual([[RECEIVER]]);
    expect(texts()).toHaveLength(1);
  });

  test('U-25: gets the mails of requests that arrive at once, too', async () => {
    const { block, brevo, send } = await start();
    block(RECEIVER, 'contactFlaggedAsSpam');
    await Promise.all([send(), send({ name: 'Biel' }), send({ name: 'Carla' })]);
    expect(brevo.messages).toHaveLength(3);
  });

  test('U-25: again on the same day refuses mail: it is left alone, and rings; freed the next day', async () => {
    const { block, brevo, clock, receiversOfMails, send, texts, webhook } = await start(BOTH);
    for (let times = 0; times < 3; times++) {
      block(SECOND, 'contactFlaggedAsSpam');
      await send();
      clock.ms += 10 * MINUTE_MS;
    }
    expect(receiversOfMails()).toEqual([[RECEIVER, SECOND], [RECEIVER], [RECEIVER]]);
    expect(webhook.alarms()).toEqual(['receiver-lost']);
    expect(texts()[0]).toContain(`Brevo bloquea ${SECOND} (contactFlaggedAsSpam).`);
    clock.ms += 24 * 60 * MINUTE_MS;
    await send();
    expect(receiversOfMails().at(-1)).toEqual([RECEIVER, SECOND]);
    expect(brevo.messages).toHaveLength(4);
  });

  test('U-25: by a hard bounce, however Brevo writes the address, gets no mail, and rings', async () => {
    const { block, receiversOfMails, send, webhook } = await start(BOTH);
    block(RECEIVER.toUpperCase(), 'hardBounce');
    await send();
    expect(receiversOfMails()).toEqual([[SECOND]]);
    expect(webhook.alarms()).toEqual(['receiver-lost']);
  });

  test('U-25 U-27: rings also if another one has rung on the same day', async () => {
    const { block, clock, send, texts } = await start(BOTH);
    block(RECEIVER, 'hardBounce');
    await send();
    block(SECOND, 'hardBounce');
    clock.ms += 10 * MINUTE_MS;
    await send();
    expect(texts().map((text) => text.split('\n')[1])).toEqual([
      `Brevo bloquea ${RECEIVER} (hardBounce).`,
      `Brevo bloquea ${SECOND} (hardBounce).`,
    ]);
  });

  test('U-25: if every receiver refuses mail, all get it', async () => {
    const { brevo, send, webhook } = await start();
    brevo.changeAccount({ dead: [RECEIVER] });
    await expectAnswer(await send(), 200, SENT);
    await expectAnswer(await send({ name: 'Biel' }), 200, SENT);
    expect(webhook.posts).toEqual([]);
  });

  test('U-25 U-30: that does not exist: forty mails to the other, one bounce and one ring a day', async () => {
    const env = { ...BOTH, RATE_LIMIT_VISITOR: '99/86400' };
    const { brevo, clock, receiversOfMails, send, webhook } = await start(env);
    brevo.changeAccount({ dead: [SECOND] });
    for (let sent = 0; sent < 40; sent++) {
      await expectAnswer(await send(), 200, SENT);
      clock.ms += 5 * MINUTE_MS;
    }
    expect(receiversOfMails().filter((to) => to.includes(RECEIVER))).toHaveLength(40);
    expect(receiversOfMails().filter((to) => to.includes(SECOND)).length).toBeLessThanOrEqual(2);
    expect(webhook.alarms()).toEqual(['receiver-lost']);
  });

  test('U-25: is freed once in ten minutes at most', async () => {
    const { block, clock, receiversOfMails, send } = await start(BOTH);
    await send();
    block(SECOND, 'hardBounce');
    clock.ms += 10 * MINUTE_MS - 1;
    await send();
    clock.ms += 1;
    await send();
    expect(receiversOfMails().map((to) => to.length)).toEqual([2, 2, 1]);
  });

  test.each<Fault>([
    { kind: 'status', status: 429, resetSeconds: 600 },
    refusal(403, 'permission_denied'),
  ])('U-25: rings if Brevo answers the freeing with %j, and is freed later', async (fault) => {
    const { block, brevo, clock, send, webhook } = await start();
    block(RECEIVER, 'contactFlaggedAsSpam');
    brevo.failFor(RECEIVER, fault);
    await expectAnswer(await send(), 200, SENT);
    expect(webhook.alarms()).toEqual(['receiver-lost']);
    clock.ms += 10 * MINUTE_MS;
    await send();
    expect(brevo.messages).toHaveLength(1);
  });

  test.each<Fault>([{ kind: 'hang' }, { kind: 'reset' }])(
    'U-25: may be free if the freeing is unclear after %j: nobody is left out, and nothing rings',
    async (fault) => {
      const { block, brevo, clock, receiversOfMails, send, webhook } = await start(BOTH, {
        freeingMs: 500,
      });
      block(SECOND, 'contactFlaggedAsSpam');
      brevo.failFor(SECOND, fault);
      await send();
      clock.ms += 10 * MINUTE_MS;
      await send();
      expect(receiversOfMails()).toEqual([
        [RECEIVER, SECOND],
        [RECEIVER, SECOND],
      ]);
      expect(webhook.posts).toEqual([]);
    },
  );

  test('U-25: that was freed in the meantime is no alarm', async () => {
    const { block, brevo, send, webhook } = await start();
    block(RECEIVER, 'contactFlaggedAsSpam');
    brevo.failFor(RECEIVER, refusal(404, 'document_not_found'));
    await send();
    expect(webhook.posts).toEqual([]);
  });
});

describe('if Brevo does not show its list', () => {
  test.each<Fault>([
    refusal(403, 'permission_denied'),
    { kind: 'status', status: 503 },
    { kind: 'reset' },
    { kind: 'success-without-id', body: 'html' },
  ])('U-25: but %j, the mail is sent, and nothing rings', async (fault) => {
    const { brevo, send, webhook } = await start();
    brevo.failFor('blockedContacts', fault);
    await expectAnswer(await send(), 200, SENT);
    expect([brevo.messages.length, webhook.posts]).toEqual([1, []]);
  });

  test('U-25: but hangs, the mail waits no longer than the freeing may take', async () => {
    const { brevo, send } = await start({}, { freeingMs: 50 });
    brevo.failFor('blockedContacts', { kind: 'hang' });
    await expectAnswer(await send(), 200, SENT);
    expect(brevo.messages).toHaveLength(1);
  });
});

test('U-25: reading the list and freeing have one time limit together', async () => {
  const { block, brevo } = await start();
  block(RECEIVER, 'contactFlaggedAsSpam');
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { config = expect.fail() } = parseSettings({ ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url });
  const parts = { now: Date.now, log: () => {}, freeingMs: 0 };
  expect(await createReceivers(config, parts).freeBlocked(5000)).toMatchObject([{ isLost: false }]);
  expect(limits.mock.calls).toEqual([[5000]]);
});
