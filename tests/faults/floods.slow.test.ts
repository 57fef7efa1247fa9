import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RequestLine } from '../../src/server/log.ts';
import { post, startFunction } from '../api/local-function.ts';
import { ANA } from '../api/sample-request.ts';
import { fewestCalls, noTime, ownClock } from './time.ts';

/**
 * A day of the function with its default limits and without a webhook, on a clock that the test moves: how many visitors are
 * rejected during a flood or an outage of Brevo, and how many of the 300 mails of Brevo's free plan are used (U-19). The
 * README's table equals the declared rows.
 */

type Arrival = {
  minute: number;
  address: string;
  /** False for a request of the flood. */
  isVisitor: boolean;
  /** The idempotency key, which only the page sends. */
  key?: string;
};

type Row = { flood: string; rejected: string; credits: string; owner: string };
type Flood = Row & { arrivals: Arrival[]; trustRealIp?: boolean; brevoAwayUntil?: number };

const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;
const VISITORS = 206;
const OUTAGE = 40;
/** Brevo's free plan, a day. */
const CREDITS = 300;

const every = (count: number) => Array.from({ length: count }, (_, index) => index);

const visitorAt = (minute: number, index: number): Arrival => ({
  minute,
  address: `198.51.100.${index}`,
  isVisitor: true,
  key: randomUUID(),
});

/** One visitor every seven minutes, each from another address. */
const visitors = every(VISITORS).map((index) => visitorAt(3 + index * 7, index));

/** Five POSTs from each of twelve addresses at the start of every hour, when the window of the total limit starts. */
function twelveAddresses(isPage: boolean): Arrival[] {
  return every(24).flatMap((hour) =>
    every(12 * 5).map((index) => ({
      minute: hour * HOUR,
      address: `192.0.2.${index % 12}`,
      isVisitor: false,
      ...(isPage && { key: randomUUID() }),
    })),
  );
}

const twoAddresses: Arrival[] = every(DAY).flatMap((minute) =>
  every(2).map((index) => ({
    minute,
    address: `192.0.2.${index}`,
    isVisitor: false,
    key: randomUUID(),
  })),
);

/** Twelve visitors during the outage, whose browsers retry until it ends, and one visitor afterwards. */
function visitorsOfOutage(): Arrival[] {
  const waiting = every(12).flatMap((index) => {
    const visitor = visitorAt(index, index);
    const retries = [0, 0.25, 1, 5, 15, 30, OUTAGE + 1 - index];
    return retries.map((minute) => ({ ...visitor, minute: index + minute }));
  });
  return [...waiting, visitorAt(OUTAGE + 2, 99)];
}

const FLOODS: Flood[] = [
  {
    flood: 'twelve addresses with five POSTs an hour each, without a key of the page',
    rejected: '86 of 206, for 10 h in all',
    credits: '243: visitors 120, flood 120, alarms 3',
    owner: 'alarm `limit-reached:direct`, alarm `limit-reached:total`',
    arrivals: [...twelveAddresses(false), ...visitors],
  },
  {
    flood: 'the same, with a key for each POST as from the page',
    rejected: '206 of 206, for 24 h in all',
    credits: '242: visitors 0, flood 240, alarms 2',
    owner: 'alarm `limit-reached:total`',
    arrivals: [...twelveAddresses(true), ...visitors],
  },
  {
    flood: 'two addresses with a POST a minute each, with a key for each POST',
    rejected: '26 of 206, for 4 h in all',
    credits: '243: visitors 180, flood 60, alarms 3',
    owner: 'alarm `limit-reached:total`, alarm `limit-reached:visitor`',
    arrivals: [...twoAddresses, ...visitors],
  },
  {
    flood: 'no flood, and the host does not send the visitors’ addresses',
    rejected: 'none of 206',
    credits: '206: visitors 206, flood 0, alarms 0',
    owner: 'a notice in the log',
    arrivals: visitors,
    trustRealIp: false,
  },
  {
    flood:
      'no flood; Brevo is away for 40 minutes, twelve browsers retry, and one visitor comes afterwards',
    rejected: 'none of 13',
    credits: '14: visitors 13, flood 0, alarms 1',
    owner: 'alarm `provider-away`',
    arrivals: visitorsOfOutage(),
    brevoAwayUntil: OUTAGE,
  },
];

/** The hours of the day in which visitors are rejected: the union of their waits, by `retry-after`. */
function hoursOf(waits: readonly { from: number; to: number }[]): number {
  let [minutes, end] = [0, 0];
  for (const { from, to } of waits) {
    minutes += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return Math.ceil(minutes / HOUR);
}

function ownerHears(logged: readonly RequestLine[], notices: readonly object[]): string {
  const alarms = new Set(logged.flatMap(({ alarm }) => alarm ?? []));
  if (alarms.size > 0)
    return [...alarms]
      .sort()
      .map((alarm) => `alarm \`${alarm}\``)
      .join(', ');
  return notices.length === 1 ? 'a notice in the log' : 'nothing';
}

/** Runs one day, and returns the row that the flood has to declare. */
async function dayOf({ flood, arrivals, trustRealIp = true, brevoAwayUntil = 0 }: Flood) {
  const clock = ownClock();
  const { brevo, handle, logged, notices } = await startFunction({
    now: clock.now,
    times: noTime(),
    trustRealIp,
    env: { ALARM_WEBHOOK_URL: '' },
  });
  // A day of the limits begins at midnight in UTC.
  const beginning = Date.parse('2026-11-24T00:00:00Z');
  const rejected = new Set<string>();
  const thanked = new Set<string>();
  const waits: { from: number; to: number }[] = [];
  for (const { minute, address, isVisitor, key } of arrivals.sort((a, b) => a.minute - b.minute)) {
    clock.moveTo(beginning + minute * MINUTE_MS);
    if (minute < brevoAwayUntil)
      brevo.failNext(...every(fewestCalls).map(() => ({ kind: 'status', status: 503 }) as const));
    const response = await handle(requestOf(address, key));
    if (!isVisitor) continue;
    if (response.status === 200) thanked.add(address);
    if (response.status !== 429) continue;
    rejected.add(address);
    const wait = Number(response.headers.get('retry-after')) / 60;
    waits.push({ from: Math.floor(minute / HOUR) * HOUR, to: minute + wait });
  }
  const count = new Set(arrivals.flatMap(({ isVisitor, address }) => (isVisitor ? address : [])));
  expect(rejected.size + thanked.size, 'every visitor is thanked or rejected').toBe(count.size);
  const all = brevo.messages.length;
  const alarms = brevo.messages.filter(({ body }) => body.tags?.includes('aviso')).length;
  expect(all, 'the plan is enough').toBeLessThanOrEqual(CREDITS);
  const rejections =
    rejected.size > 0 ? `${rejected.size} of ${count.size}, for ${hoursOf(waits)} h in all` : '';
  return {
    flood,
    rejected: rejections || `none of ${count.size}`,
    credits: `${all}: visitors ${thanked.size}, flood ${all - thanked.size - alarms}, alarms ${alarms}`,
    owner: ownerHears(logged, notices),
  };
}

const requestOf = (address: string, key: string | undefined) =>
  post(JSON.stringify({ ...ANA, email: `${address}@visitor.example` }), {
    'x-real-ip': address,
    ...(key && { 'idempotency-key': key }),
  });

for (const flood of FLOODS) {
  const { arrivals: _, trustRealIp: _trust, brevoAwayUntil: _away, ...row } = flood;
  test(`U-19: ${row.flood}: rejected ${row.rejected}, ${row.credits}`, async () => {
    expect(await dayOf(flood)).toEqual(row);
  });
}
