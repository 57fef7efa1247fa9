import { afterEach, expect, test, vi } from 'vitest';
import { silence } from '../../tests/support/silence.ts';
import { alarmNote } from './alarm.ts';
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

const textOf = (raised: Parameters<typeof alarmNote>[0]) => alarmNote(raised).join(' ');

test('U-37 S-API-8: an alarm is a second line, an error with its text; another failure is none', () => {
  const failure = { outcome: 'not-configured', httpStatus: 503, ms: 1 } as const;
  const detail = 'Ajustes: BREVO_API_KEY (sin valor).';
  const { logs, errors } = linesOf(
    { id: '1', ...failure, alarm: 'cannot-send', provider: 'HTTP 401' },
    { id: '2', ...failure, alarm: 'not-configured', detail },
    { id: '3', outcome: 'provider-timeout', httpStatus: 502, ms: 12_000, attempts: 3 },
  );
  expect(logs).toHaveLength(3);
  const sent = textOf({ alarm: 'cannot-send', provider: 'HTTP 401' });
  const configured = textOf({ alarm: 'not-configured', detail });
  expect(errors).toEqual([
    { event, alarm: 'cannot-send', id: '1', text: sent },
    { event, alarm: 'not-configured', id: '2', text: configured },
  ]);
});

test('S-API-8 U-19: an alarm of no request logs no request, and a notice is a warning', () => {
  const { logs, warnings, errors } = linesOf(
    { alarm: 'receiver-lost' },
    { notice: 'no-visitor-address' },
  );
  expect(logs).toEqual([]);
  expect(errors).toEqual([
    { event, alarm: 'receiver-lost', text: textOf({ alarm: 'receiver-lost' }) },
  ]);
  const text = expect.stringContaining('RATE_LIMIT_TOTAL');
  expect(warnings).toEqual([{ event: 'event-request-notice', notice: 'no-visitor-address', text }]);
});
