import { describe, expect, test } from 'vitest';
import { ANA, KEY } from '../../tests/api/sample-request.ts';
import { type Answer, overLimit } from './answer.ts';
import { deduplicate, MAX_ANSWERS, requestId } from './deduplicate.ts';

const KEPT_MS = 24 * 60 * 60_000;

const SENT: Answer = { httpStatus: 200, body: { status: 'sent' }, outcome: 'sent' };
const OVER_LIMIT = overLimit({
  allowed: false,
  limit: 'total',
  windowSeconds: 600,
  retryAfterSeconds: 1,
});

function setUp() {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  /** The answers to the next requests that are sent; any further one is answered as sent. */
  const answers: (() => Promise<Answer>)[] = [];
  let sent = 0;
  const sendOnce = deduplicate(() => {
    sent++;
    const next = answers.shift() ?? (async () => SENT);
    return next();
  }, now);
  return {
    clock,
    answerWith: (...next: (() => Promise<Answer>)[]) => void answers.push(...next),
    /** Whether the request is sent on, and its outcome. */
    async send(id: string | undefined) {
      const before = sent;
      const order = {
        request: ANA,
        id,
        formSignals: { isHoneypotFilled: false, untouched: [] },
        headers: new Headers(),
        endsAt: 0,
      };
      const { outcome, details } = await sendOnce(order);
      return { isSent: sent > before, outcome, isReplayed: details?.replayed ?? false };
    },
    sent: () => sent,
  };
}

const SENT_NOW = { isSent: true, outcome: 'sent', isReplayed: false };
const REPLAYED = { isSent: false, outcome: 'sent', isReplayed: true };
const overLimitOnce = async () => OVER_LIMIT;

describe('requestId', () => {
  test('S-PRD-3: the same form and content give the same id', () => {
    const id = requestId(KEY, ANA);
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(requestId(KEY.toUpperCase(), { ...ANA })).toBe(id);
  });

  test('S-PRD-3: an edited request and another form each give another id', () => {
    const id = requestId(KEY, ANA);
    expect(requestId(KEY, { ...ANA, numberOfGuests: 121 })).not.toBe(id);
    expect(requestId(KEY.replace('0', '1'), ANA)).not.toBe(id);
  });

  test.each([null, '', 'abc', `${KEY}0`, `${KEY}, ${KEY}`, KEY.replaceAll('-', '')])(
    'S-PRD-3: the header %j gives no id',
    (header) => {
      expect(requestId(header, ANA)).toBeUndefined();
    },
  );
});

describe('deduplicate', () => {
  test('S-PRD-3: a duplicate gets the first answer, during its sending and afterwards', async () => {
    const { send, sent } = setUp();
    await Promise.all([send('a'), send('a')]);
    expect(sent()).toBe(1);
    expect(await send('a')).toEqual(REPLAYED);
    expect(await send('b')).toEqual(SENT_NOW);
  });

  test('S-PRD-3: a duplicate at once shares a failure, a later one is sent', async () => {
    const { send, answerWith } = setUp();
    answerWith(overLimitOnce);
    const both = await Promise.all([send('a'), send('a')]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['too-many', 'too-many']);
    expect(await send('a')).toEqual(SENT_NOW);
  });

  test('S-PRD-3: a request whose delivery threw is delivered again, at once', async () => {
    const { send, answerWith } = setUp();
    answerWith(() => Promise.reject(new Error('a bug')));
    await expect(send('a')).rejects.toThrow('a bug');
    expect(await send('a')).toEqual(SENT_NOW);
  });

  test('S-PRD-3: requests without an id are all delivered', async () => {
    const { send } = setUp();
    expect([await send(undefined), await send(undefined)]).toEqual([SENT_NOW, SENT_NOW]);
  });

  test('S-PRD-3 U-20: a sent request is remembered for 24 hours', async () => {
    const { clock, send } = setUp();
    await send('a');
    clock.ms = KEPT_MS - 1;
    expect(await send('a')).toEqual(REPLAYED);
    clock.ms = KEPT_MS;
    expect(await send('a')).toEqual(SENT_NOW);
  });

  test('U-20: an instance remembers the newest thousand requests', async () => {
    const { send } = setUp();
    for (let id = 0; id <= MAX_ANSWERS; id++) await send(String(id));
    expect(await send(String(MAX_ANSWERS))).toEqual(REPLAYED);
    expect(await send('0')).toEqual(SENT_NOW);
  });
});
