import { afterEach, expect, test, vi } from 'vitest';
import { silence } from '../../tests/support/silence.ts';
import { REMEDIES } from './alarm.ts';
import { logToConsole } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test('S-API-8: a log entry is one line of JSON', () => {
  const write = silence('log');
  logToConsole({ id: '1', outcome: 'sent', httpStatus: 200, ms: 12, providerStatus: 201 });
  expect(write.mock.calls).toEqual([
    [
      '{"event":"event-request","id":"1","outcome":"sent","httpStatus":200,"ms":12,"providerStatus":201}',
    ],
  ]);
});

test('U-17: an alarm is logged on a second line, as an error with its remedy', () => {
  const write = silence('log');
  const consoleError = silence('error');
  const failure = { outcome: 'not-configured', httpStatus: 503, ms: 1 } as const;
  const detail = 'Variables: falta BREVO_API_KEY.';
  logToConsole({ id: '1', ...failure, alarm: 'blocked-address' });
  logToConsole({ id: '2', ...failure, alarm: 'not-configured', detail });
  expect(write).toHaveBeenCalledTimes(2);
  const event = 'event-request-alarm';
  expect(consoleError.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event, alarm: 'blocked-address', id: '1', remedy: REMEDIES['blocked-address'] },
    { event, alarm: 'not-configured', id: '2', remedy: REMEDIES['not-configured'], detail },
  ]);
  expect(String(consoleError.mock.calls[0])).not.toContain('\n');
});

test('S-API-8: a failure without an alarm is not logged as an error', () => {
  silence('log');
  const consoleError = silence('error');
  logToConsole({ id: '1', outcome: 'provider-timeout', httpStatus: 502, ms: 12_000, attempts: 3 });
  expect(consoleError).not.toHaveBeenCalled();
});

test('S-API-8: an alarm that belongs to no request logs no request', () => {
  const write = silence('log');
  const consoleError = silence('error');
  logToConsole({ alarm: 'redis-away' });
  expect(write).not.toHaveBeenCalled();
  expect(consoleError.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event: 'event-request-alarm', alarm: 'redis-away', remedy: REMEDIES['redis-away'] },
  ]);
});

test('U-19: a notice is logged as a warning, not as an alarm', () => {
  const consoleError = silence('error');
  const warn = silence('warn');
  logToConsole({ notice: 'no-visitor-address' });
  expect(consoleError).not.toHaveBeenCalled();
  expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    {
      event: 'event-request-notice',
      notice: 'no-visitor-address',
      text: expect.stringContaining('RATE_LIMIT_TOTAL'),
    },
  ]);
});
