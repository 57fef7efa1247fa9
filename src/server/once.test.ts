import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ANA, KEY } from '../../tests/api/sample-request.ts';
import { type Answer, overLimit } from './answer.ts';
import { MAX_ANSWERS, onlyOnce, requestId } from './once.ts';
import { memoryStore, type Store } from './store.ts';

const KEPT_MS = 24 * 60 * 60_000;
/** Longer than an instance waits for another one, in milliseconds. */
const LONG_MS = 6000;

const SENT: Answer = { httpStatus: 200, body: { status: 'sent' }, outcome: 'sent' };
const OVER_LIMIT = overLimit(
  { allowed: false, limit: 'total', windowSeconds: 600, retryAfterSeconds: 1 },
  [],
);

function setUp(store?: Store) {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  /** The answers to the next requests that are sent; any further one is answered as sent. */
  const answers: (() => Promise<Answer>)[] = [];
  let sent = 0;
  const sendOnce = onlyOnce(
    () => {
      sent++;
      const next = answers.shift() ?? (async () => SENT);
      return next();
    },
    { store: store ?? memoryStore(now), now },
  );
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

describe('one instance', () => {
  test('S-PRD-3: a duplicate gets the answer of the first request, during its sending and afterwards', async () => {
    const { send, sent } = setUp();
    await Promise.all([send('a'), send('a')]);
    expect(sent()).toBe(1);
    expect(await send('a')).toEqual(REPLAYED);
    expect(await send('b')).toEqual(SENT_NOW);
  });

  test('S-PRD-3: a duplicate at once gets the answer of a request that failed, a later one is delivered', async () => {
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

  test('S-PRD-3 U-4: a sent request is remembered for 24 hours, as long as a browser queues a request', async () => {
    const { clock, send } = setUp();
    await send('a');
    clock.ms = KEPT_MS - 1;
    expect(await send('a')).toEqual(REPLAYED);
    clock.ms = KEPT_MS;
    expect(await send('a')).toEqual(SENT_NOW);
  });

  test('S-PRD-3: a request is remembered even if its answer is forgotten, because there are too many', async () => {
    const { send } = setUp();
    for (let id = 0; id <= MAX_ANSWERS; id++) await send(String(id));
    expect(await send('0')).toEqual(REPLAYED);
  });

  test('S-PRD-3: a sent request is remembered if the store loses everything afterwards', async () => {
    const now = () => 0;
    let memory = memoryStore(now);
    const { send } = setUp({
      add: (...counter) => memory.add(...counter),
      put: (...entry) => memory.put(...entry),
      get: (name) => memory.get(name),
      delete: (name) => memory.delete(name),
    });
    await send('a');
    memory = memoryStore(now);
    expect(await send('a')).toEqual(REPLAYED);
  });
});

describe('two instances with one store', () => {
  function setUpTwo() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = memoryStore(() => performance.now());
    return [setUp(store), setUp(store)] as const;
  }

  test('S-PRD-3: while one instance sends, the other waits and delivers nothing', async () => {
    const [first, second] = setUpTwo();
    first.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return SENT;
    });
    const both = Promise.all([first.send('a'), second.send('a')]);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await both).toEqual([SENT_NOW, REPLAYED]);
    expect(await second.send('a')).toEqual(REPLAYED);
  });

  test('S-PRD-3: for 24 hours the other instance does not send what one has sent', async () => {
    const [first, second] = setUpTwo();
    await first.send('a');
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
    expect(await second.send('a')).toEqual(REPLAYED);
  });

  test('S-PRD-3: what one instance could not send, the other delivers at once', async () => {
    const [first, second] = setUpTwo();
    first.answerWith(overLimitOnce);
    await first.send('a');
    expect(await second.send('a')).toEqual(SENT_NOW);
  });

  test('U-20: while the other instance is still sending, a duplicate is not answered as sent; when its claim has ended, it is delivered', async () => {
    const [first, second] = setUpTwo();
    first.answerWith(() => new Promise(() => {}));
    void first.send('a');
    const waiting = second.send('a');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await waiting).toMatchObject({ isSent: false, outcome: 'sending-elsewhere' });
    await vi.advanceTimersByTimeAsync(3 * LONG_MS);
    expect(await second.send('a')).toEqual(SENT_NOW);
  });
});
