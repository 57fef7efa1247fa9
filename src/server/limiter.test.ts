import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from './limiter.ts';
import { NOTHING_SHARED, type SharedStore } from './shared-store.ts';

const LIMITS = { visitor: { count: 2, seconds: 60 }, total: { count: 3, seconds: 600 } };
const createLimiter = (
  rules: typeof LIMITS,
  { trustRealIp, store = NOTHING_SHARED }: { trustRealIp: boolean; store?: SharedStore },
) =>
  limits.createLimiter(
    { limits: rules, brevo: { apiKey: 'xkeysib-123', baseUrl: 'http://127.0.0.1' } },
    { store, trustRealIp },
  );
const from = (ip: string) => new Headers({ 'x-real-ip': ip });

describe('createLimiter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('S-API-8: a visitor has a number of turns and is told how long to wait for more', async () => {
    const limiter = createLimiter(LIMITS, { trustRealIp: true });
    expect(await limiter.take(from('192.0.2.1'))).toEqual({ allowed: true });
    expect(await limiter.take(from('192.0.2.1'))).toEqual({ allowed: true });
    vi.advanceTimersByTime(20_500);
    expect(await limiter.take(from('192.0.2.1'))).toEqual({
      allowed: false,
      retryAfterSeconds: 40,
    });
    vi.advanceTimersByTime(39_500);
    expect(await limiter.take(from('192.0.2.1'))).toEqual({ allowed: true });
  });

  test('S-API-8: all visitors together have a number of turns', async () => {
    const limiter = createLimiter(LIMITS, { trustRealIp: true });
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect(await limiter.take(from(ip))).toEqual({ allowed: true });
    }
    const refusal = { allowed: false, retryAfterSeconds: 600 };
    expect(await limiter.take(from('192.0.2.4'))).toEqual(refusal);
  });

  test('S-API-8: a visitor who is over the limit does not use up the turns of the others', async () => {
    const limiter = createLimiter(LIMITS, { trustRealIp: true });
    for (let turn = 0; turn < 10; turn++) await limiter.take(from('192.0.2.1'));
    expect(await limiter.take(from('192.0.2.2'))).toEqual({ allowed: true });
  });

  test('S-API-8: being turned away because of the others does not count against a visitor', async () => {
    const rules = { visitor: { count: 1, seconds: 600 }, total: { count: 1, seconds: 60 } };
    const limiter = createLimiter(rules, { trustRealIp: true });
    await limiter.take(from('192.0.2.1'));
    expect((await limiter.take(from('192.0.2.2'))).allowed).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(await limiter.take(from('192.0.2.2'))).toEqual({ allowed: true });
  });

  test('S-API-8: the addresses of one home are one visitor', async () => {
    const limiter = createLimiter(LIMITS, { trustRealIp: true });
    await limiter.take(from('2001:db8:0:1::1'));
    await limiter.take(from('2001:db8:0:1:ffff::2'));
    expect((await limiter.take(from('2001:db8::1:aaaa:0:0:3'))).allowed).toBe(false);
    expect((await limiter.take(from('2001:db8:0:2::1'))).allowed).toBe(true);
  });

  test('S-API-8: the store is asked at once: its patience is not spent on loading a module', async () => {
    const defineCommand = vi.fn();
    const asked: boolean[] = [];
    const store: SharedStore = {
      async ask(use) {
        const redis = { defineCommand } as unknown as Parameters<typeof use>[0];
        use(redis).catch(() => {});
        asked.push(defineCommand.mock.calls.length > 0);
        return undefined;
      },
    };
    await createLimiter(LIMITS, { trustRealIp: true, store }).take(from('192.0.2.1'));
    expect(asked).toEqual([true, true]);
  });

  test('S-API-8: where the address cannot be trusted all are one visitor', async () => {
    const limiter = createLimiter(LIMITS, { trustRealIp: false });
    await limiter.take(from('192.0.2.1'));
    await limiter.take(from('192.0.2.2'));
    expect((await limiter.take(from('192.0.2.3'))).allowed).toBe(false);
  });
});
