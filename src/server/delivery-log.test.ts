import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { parseSettings } from './config.ts';
import { type Ask, askDeliveries } from './delivery-log.ts';

const NOW = Date.parse('2026-11-24T06:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAY = { from: NOW - 24 * HOUR_MS, until: NOW };
const FIRST = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';

/** An event of a mail that was sent some hours ago. */
const event = (name: string, hours: number, more: Record<string, unknown> = {}) => ({
  date: new Date(NOW - hours * HOUR_MS).toISOString(),
  email: FIRST,
  event: name,
  messageId: `<${hours}@brevo>`,
  from: COMPLETE_ENV.SENDER_EMAIL,
  ...more,
});

type Answer = { events?: readonly { email: string }[] };

/** Returns the deliveries that `askDeliveries` reads in a response of Brevo, which lists the events of one receiver. */
async function read({ events, ...others }: Answer, MANAGEMENT_EMAIL = FIRST) {
  const { config = expect.fail() } = parseSettings({ ...COMPLETE_ENV, MANAGEMENT_EMAIL });
  const paths: string[] = [];
  const ask: Ask = async ({ path, schema }) => {
    paths.push(path);
    const email = new URLSearchParams(path.split('?')[1]).get('email');
    const own = events && { events: events.filter((event) => event.email === email) };
    const parsed = v.safeParse(schema, { ...others, ...own });
    if (parsed.success) return { kind: 'done', status: 200, value: parsed.output };
    return { kind: 'unclear', failure: 'unreadable', status: 200, mayPass: true, retryAfterMs: 0 };
  };
  const response = await askDeliveries(config, ask, DAY);
  return { paths, deliveries: response.kind === 'done' ? response.value : response.kind };
}
const lateIn = async (...events: { email: string }[]) => {
  const { deliveries } = await read({ events });
  return typeof deliveries === 'object' ? (deliveries.late[0]?.requests ?? 0) : deliveries;
};

describe('a request is late', () => {
  test.each([
    [1.9, 0],
    [2, 1],
    [25.9, 1],
    [26, 0],
  ])('U-25: sent %d hours before the call: %i, so that each is told on one day', async (...row) => {
    const [hours, late] = row;
    expect(await lateIn(event('requests', hours))).toBe(late);
  });

  test('U-25: not if it arrived; any other event does not tell that it has', async () => {
    for (const name of ['hardBounces', 'softBounces', 'blocked', 'deferred', 'not_delivered'])
      expect(await lateIn(event('requests', 3), event(name, 3))).toBe(1);
    expect(await lateIn(event('request', 3), event('Delivered', 3))).toBe(0);
    expect(await lateIn(event('opened', 3))).toBe(0);
  });

  test('U-25 U-30: if it missed one of several receivers, who is named', async () => {
    const events = [
      event('requests', 3),
      event('delivered', 3),
      event('requests', 3, { email: SECOND }),
    ];
    const { deliveries } = await read({ events }, `${FIRST},${SECOND}`);
    expect(deliveries).toMatchObject({
      requests: 1,
      delivered: 1,
      late: [{ receiver: SECOND, requests: 1 }],
    });
  });

  test('U-25: not a mail of another sender, nor one about the site', async () => {
    expect(await lateIn(event('requests', 3, { from: 'tienda@estudio.example' }))).toBe(0);
    expect(await lateIn(event('requests', 3, { tag: 'aviso' }))).toBe(0);
    expect(await lateIn(event('requests', 3, { from: undefined }))).toBe(1);
  });
});

test('U-27: the week counts what was sent and delivered, each mail once', async () => {
  const events = [100, 50].flatMap((hours) => [event('requests', hours), event('requests', hours)]);
  const { deliveries } = await read({
    events: [
      ...events,
      event('delivered', 50),
      // Due before the week, or not yet.
      ...[171, 1].flatMap((hours) => [event('requests', hours), event('delivered', hours)]),
    ],
  });
  expect(deliveries).toMatchObject({ requests: 2, delivered: 1 });
});

test('U-25: Brevo is asked for eight days and for more events than its default', async () => {
  const { paths, deliveries } = await read({});
  expect(deliveries).toMatchObject({ requests: 0, late: [] });
  const { searchParams } = new URL(paths[0] ?? '', 'https://brevo.example');
  expect(Object.fromEntries(searchParams)).toEqual({ email: FIRST, days: '8', limit: '2500' });
});

describe('what is not understood', () => {
  const good = event('requests', 3);
  test.each([
    ['another list', { logs: [good] } as object],
    ['no id', { events: [{ ...good, messageId: undefined }] }],
    ['a date of another form', { events: [{ ...good, date: 'ayer' }] }],
    ['one entry of many', { events: [good, { ...good, event: undefined }] }],
  ])('U-21: is no empty list: %s', async (_, answer) => {
    expect((await read(answer)).deliveries).toBe('unclear');
  });
});
