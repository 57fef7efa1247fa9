import { describe, expect, test } from 'vitest';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import {
  afterAnswers,
  COMPLETE_ENV,
  expectAnswer,
  post,
  startFunction,
  URL_OF_FUNCTION,
} from './local-function.ts';
import { ANA } from './sample-request.ts';

/** Somebody of the staff marks a mail as spam, or unsubscribes: Brevo takes the next mails and drops them (U-25). */

const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const SENT = { status: 'sent' };
/** A Tuesday. */
const NOON = Date.parse('2026-11-24T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/** The function at noon, and its daily call the day after. */
async function startDaily() {
  const clock = { ms: NOON };
  const env = { CRON_SECRET: 'cron-only-for-tests' };
  const started = await startFunction({ env, now: () => clock.ms });
  async function daily(): Promise<Response> {
    clock.ms += DAY_MS;
    const headers = { authorization: `Bearer ${env.CRON_SECRET}` };
    return started.handle(new Request(URL_OF_FUNCTION, { headers }));
  }
  return { ...started, clock, daily };
}

describe('a receiver that Brevo blocks', () => {
  test('U-25: is freed with the next request and gets its mail, and the owner hears at once; the day after nothing is lost', async () => {
    const { brevo, clock, daily, send, webhook } = await startDaily();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    await expectAnswer(await send(), 200, SENT);
    expect(brevo.messages.map(({ body }) => body.params?.email)).toEqual([ANA.email]);
    expect(webhook.alarms()).toEqual(['recipient-blocked']);
    const { text } = JSON.parse(String(webhook.posts[0]?.body));
    // The mailbox may not exist.
    expect(text).toMatch(/^La web ha enviado otra vez una solicitud\.\nMira si está/);
    expect(text).toContain('si uno lo devuelve, está lleno o no existe');
    clock.ms += 1;
    await send();
    expect(brevo.messages).toHaveLength(2);

    await expectAnswer(await daily(), 200, { status: 'healthy' });
    expect(webhook.posts).toHaveLength(1);
  });

  test('U-25: gets the mail of each of three requests at once, and the day after nothing is lost', async () => {
    const { brevo, daily, send } = await startDaily();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    await Promise.all([send(), send(), send()]);
    expect(brevo.messages).toHaveLength(3);
    await expectAnswer(await daily(), 200, { status: 'healthy' });
  });

  test('U-25: whose freeing Brevo confirms late gets the mail', async () => {
    const { brevo, send } = await startFunction();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    brevo.failFor(RECEIVER, { kind: 'late', ms: 1500 });
    await send();
    expect(brevo.messages).toHaveLength(1);
  });

  test('U-25: whose mailbox also rejects the second mail is no all-clear', async () => {
    const { brevo, daily, send, webhook } = await startDaily();
    brevo.changeAccount({ blocked: new Set([RECEIVER]), fate: 'hardBounces' });
    await expectAnswer(await send(), 200, SENT);
    expect(brevo.messages).toEqual([]);
    const { text } = JSON.parse(String(webhook.posts[0]?.body));
    expect(text).toMatch(/^La web ha enviado otra vez una solicitud/);
    await expectAnswer(await daily(), 503, { status: 'unhealthy', alarms: ['not-delivered'] });
  });

  test('U-25 U-27: the work after the answer includes its alarm, so that the host does not end the function before', async () => {
    const { answer, brevo, webhook } = await startFunction();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    await answer(post(JSON.stringify(ANA)));
    await Promise.all(afterAnswers.splice(0));
    expect(webhook.alarms()).toEqual(['recipient-blocked']);
    while (afterAnswers.length > 0) await Promise.all(afterAnswers.splice(0));
  });

  test('U-25 U-30: gets the mail again, and the other receivers do not', async () => {
    const env = { MANAGEMENT_EMAIL: `${RECEIVER}, ${SECOND}` };
    const { brevo, send } = await startFunction({ env });
    brevo.changeAccount({ blocked: new Set([SECOND]) });
    await send({}, { 'form-signals': 'age=1' });
    const [first, again] = brevo.messages.map(({ body }) => body);
    expect(first?.to.map(({ email }) => email)).toEqual([RECEIVER, SECOND]);
    expect(again?.to.map(({ email }) => email)).toEqual([SECOND]);
    expect(again?.tags).toEqual([expect.stringMatching(/^otra-vez-\w+$/), 'revisar', 'fast']);
    expect(again?.htmlContent).toBe(first?.htmlContent);
  });

  test('U-25: whose freeing is not confirmed has lost the mail, and the owner hears with the next daily call', async () => {
    const { brevo, daily, send, webhook } = await startDaily();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    brevo.failFor(RECEIVER, { kind: 'response-lost' });
    await expectAnswer(await send(), 200, SENT);
    expect([brevo.messages, webhook.posts]).toEqual([[], []]);
    await expectAnswer(await daily(), 503, { status: 'unhealthy', alarms: ['not-delivered'] });
  });

  test('U-25: if the second mail is refused, the owner hears that a request may be lost, also after one that was sent', async () => {
    const { answer, brevo, send, webhook } = await startFunction();
    for (let sent = 0; sent < 2; sent++) {
      brevo.changeAccount({ blocked: new Set([RECEIVER]) });
      await send();
    }
    expect(webhook.posts).toHaveLength(1);
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    await expectAnswer(await answer(post(JSON.stringify(ANA))), 200, SENT);
    brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
    while (afterAnswers.length > 0) await Promise.all(afterAnswers.splice(0));
    expect(brevo.messages).toHaveLength(2);
    expect(webhook.alarms()).toEqual(['recipient-blocked', 'recipient-blocked']);
    const { text } = JSON.parse(String(webhook.posts[1]?.body));
    expect(text).toMatch(/^Puede que alguna solicitud no haya llegado/);
  });
});

describe('if Brevo does not free receivers', () => {
  test.each<Fault>([
    { kind: 'restricted-key' },
    { kind: 'not-found' },
    { kind: 'status', status: 503 },
    { kind: 'reset' },
  ])('U-25: but responds with %j, the visitor is thanked, and no alarm rings', async (fault) => {
    const { alarms, brevo, notices, send } = await startFunction();
    brevo.failFor(RECEIVER, fault);
    await expectAnswer(await send(), 200, SENT);
    expect(brevo.messages).toHaveLength(1);
    expect([alarms, notices]).toEqual([[], []]);
  });

  test('U-25: but hangs, no answer waits for it', async () => {
    const { answer, brevo, webhook } = await startFunction({ times: { totalMs: 1000 } });
    brevo.failFor(RECEIVER, { kind: 'hang' });
    await expectAnswer(await answer(post(JSON.stringify(ANA))), 200, SENT);
    let isEnded = false;
    const work = Promise.all(afterAnswers.splice(0)).then(() => {
      isEnded = true;
    });
    await new Promise(setImmediate);
    expect(isEnded).toBe(false);
    await work;
    expect([brevo.messages.length, webhook.posts]).toEqual([1, []]);
  });
});
