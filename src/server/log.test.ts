import { expect, test, vi } from 'vitest';
import { alarmNote } from './alarm.ts';
import { logToConsole } from './log.ts';

test('S-API-8 U-19 U-37: a request is one line of JSON, an alarm an error with its text, a notice a warning', () => {
  const silence = (method: 'log' | 'warn' | 'error') =>
    vi.spyOn(console, method).mockImplementation(() => {});
  const [log, warn, error] = [silence('log'), silence('warn'), silence('error')];
  const failed = { id: '1', outcome: 'provider-refused', httpStatus: 502, ms: 12 } as const;
  logToConsole({ ...failed, alarm: 'cannot-send', provider: 'HTTP 401' });
  logToConsole({ ...failed, id: '2', outcome: 'invalid', httpStatus: 422 });
  logToConsole({ alarm: 'receiver-lost' });
  logToConsole({ notice: 'no-visitor-address' });

  const lines = [log, warn, error].map(({ mock }) => mock.calls.map(String));
  expect(lines.flat().join('')).not.toContain('\n');
  const [logs, warnings, errors] = lines.map((texts) => texts.map((text) => JSON.parse(text)));
  expect(logs).toMatchObject([
    { event: 'event-request', ...failed },
    { id: '2', outcome: 'invalid' },
  ]);
  const event = 'event-request-alarm';
  const text = alarmNote({ alarm: 'cannot-send', provider: 'HTTP 401' }).join(' ');
  expect(errors).toEqual([
    { event, alarm: 'cannot-send', id: '1', text },
    { event, alarm: 'receiver-lost', text: alarmNote({ alarm: 'receiver-lost' }).join(' ') },
  ]);
  expect(warnings).toMatchObject([
    { notice: 'no-visitor-address', text: expect.stringContaining('RATE_LIMIT_TOTAL') },
  ]);
});
