import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { type Counter, keyPrefixOf, memoryCounter, redisCounter, withFallback } from './counter.ts';

describe('memoryCounter', () => {
  function setUp() {
    const clock = { ms: 0 };
    return { clock, counter: memoryCounter(() => clock.ms) };
  }

  test('S-API-8: a count ends `ms` after its start, however often it changes', async () => {
    const { clock, counter } = setUp();
    expect(await counter.add('a', 1, 1000)).toBe(1);
    clock.ms = 999;
    expect(await counter.add('a', 1, 1000)).toBe(2);
    clock.ms = 1000;
    expect(await counter.add('a', 1, 1000)).toBe(1);
  });

  test('U-19 U-27: what is given back is not counted, and a count that is 0 again begins anew', async () => {
    const { clock, counter } = setUp();
    await counter.add('a', 1, 1000);
    await counter.add('a', 1, 1000);
    expect(await counter.add('a', -1, 1000)).toBe(1);
    await counter.add('a', -1, 1000);
    clock.ms = 900;
    await counter.add('a', 1, 1000);
    clock.ms = 1899;
    expect(await counter.add('a', 1, 1000)).toBe(2);
  });

  test('U-19: a flood of visitors pushes out the oldest counts, not one in use', async () => {
    const { counter } = setUp();
    for (let visitor = 0; visitor < 20_001; visitor++) {
      await counter.add(`visitor:${visitor}`, 1, 1000);
      if (visitor % 10_000 === 0) await counter.add('total', 1, 1000);
    }
    expect(await counter.add('total', 1, 1000)).toBe(4);
    expect(await counter.add('visitor:0', 1, 1000)).toBe(1);
  });
});

test('S-API-8: while the shared counter fails, memory counts, for ten seconds without a question', async () => {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const shared = memoryCounter(now);
  const reach = { isCut: true, questions: 0, notices: 0 };
  const cut: Counter = {
    async add(...count) {
      reach.questions++;
      if (reach.isCut) throw new Error('Connection is closed.');
      return shared.add(...count);
    },
  };
  const onAway = () => void reach.notices++;
  const counter = withFallback(cut, memoryCounter(now), { now, onAway });
  for (const count of [1, 2, 3]) expect(await counter.add('a', 1, 60_000)).toBe(count);
  clock.ms = 9999;
  await counter.add('a', 1, 60_000);
  expect(reach).toMatchObject({ questions: 1, notices: 1 });
  clock.ms = 10_000;
  await Promise.all([counter.add('b', 1, 60_000), counter.add('b', 1, 60_000)]);
  expect(reach).toMatchObject({ questions: 3, notices: 2 });
  reach.isCut = false;
  clock.ms = 20_000;
  expect(await counter.add('a', 1, 60_000)).toBe(1);
  expect(await counter.add('a', 1, 60_000)).toBe(2);
});

test('S-API-8: Redis is asked to count under a name that keeps its first end', async () => {
  let asked = '';
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      asked += bytes;
      socket.write('+OK\r\n+QUEUED\r\n+QUEUED\r\n*2\r\n+OK\r\n:7\r\n');
    });
  });
  onTestFinished(() => void server.close());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const counter = redisCounter(`redis://127.0.0.1:${port}`, 'alheli:', 60_000);
  expect(await counter.add('a', 1, 1000)).toBe(7);
  const words = asked.split('\r\n').filter((line) => !/^[*$]|^$/.test(line));
  expect(words.join(' ')).toBe('multi set alheli:a 0 PX 1000 NX incrby alheli:a 1 exec');
});

test('S-API-8: each pair of receivers and sender has Redis keys of its own', () => {
  const prefixes = ['ab', 'ba', 'ac'].map(([receiver = '', email = '']) =>
    keyPrefixOf({ management: { emails: [receiver], name: '' }, sender: { email, name: '' } }),
  );
  expect(new Set(prefixes).size).toBe(3);
  for (const prefix of prefixes) expect(prefix).toMatch(/^alheli:[\w-]{8}:$/);
});
