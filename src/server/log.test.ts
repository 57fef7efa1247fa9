import { afterEach, expect, test, vi } from 'vitest';
import { silence } from '../../tests/support/silence.ts';
import { REMEDIES } from './alarm.ts';
import { logToConsole } from './log.ts';

afterEach(() => vi.restoreAllMocks());

/** The lines that the entries are in the console. */
function linesOf(...entries: Parameters<typeof logToConsole>[0][]) {
  const [log, warn, error] = [silence('log'), silence('warn'), silence('error')];
  for (const entry of entries) logToConsole(entry);
  const lines = [log, warn, error].map(({ mock }) => mock.calls.map(String));
  expect(lines.flat().join('')).not.toContain('\n');
  const [logs = [], warnings = [], errors = []] = lines;
  const parse = (line: string) => JSON.parse(line);
  return { logs, warnings: warnings.map(parse), errors: errors.map(parse) };
}

const event = 'event-request-alarm';

test('S-API-8: a log entry is one line of JSON', () => {
  const entry = { id: '1', outcome: 'sent', httpStatus: 200, ms: 12, providerStatus: 201 } as const;
  expect(linesOf(entry).logs).toEqual([
    '{"event":"event-request","id":"1","outcome":"sent","httpStatus":200,"ms":12,"providerStatus":201}',
  ]);
});

test('U-17 S-API-8: an alarm is logged on a second line, as an error with its remedy; a failure without an alarm is no error', () => {
  const failure = { outcome: 'not-configured', httpStatus: 503, ms: 1 } as const;
  const detail = 'Ajustes: falta BREVO_API_KEY.';
  const { logs, errors } = linesOf(
    { id: '1', ...failure, alarm: 'blocked-address' },
    { id: '2', ...failure, alarm: 'not-configured', detail },
    { id: '3', outcome: 'provider-timeout', httpStatus: 502, ms: 12_000, attempts: 3 },
  );
  expect(logs).toHaveLength(3);
  expect(errors).toEqual([
    { event, alarm: 'blocked-address', id: '1', remedy: REMEDIES['blocked-address'] },
    { event, alarm: 'not-configured', id: '2', remedy: REMEDIES['not-configured'], detail },
  ]);
});

test('S-API-8 U-19: an alarm that belongs to no request logs no request, and a notice is a warning', () => {
  const { logs, warnings, errors } = linesOf(
    { alarm: 'redis-away' },
    { notice: 'no-visitor-address' },
  );
  expect(logs).toEqual([]);
  expect(errors).toEqual([{ event, alarm: 'redis-away', remedy: REMEDIES['redis-away'] }]);
  const text = expect.stringContaining('RATE_LIMIT_TOTAL');
  expect(warnings).toEqual([{ event: 'event-request-notice', notice: 'no-visitor-address', text }]);
});
