import { expect, test, vi } from 'vitest';
import { alarmLines } from './alarm.ts';
import { logToConsole } from './log.ts';

test('U-37: a request is one line of JSON, an alarm an error with its text', () => {
  const silence = (method: 'log' | 'error') =>
    vi.spyOn(console, method).mockImplementation(() => {});
  const [log, error] = [silence('log'), silence('error')];
  const line = { id: '1', outcome: 'provider-refused', httpStatus: 502, ms: 12 } as const;
  const alarm = { name: 'cannot-send', providerMessage: 'HTTP 401' } as const;
  logToConsole(line);
  logToConsole(alarm);

  const lines = [log, error].map(({ mock }) => mock.calls.map(String));
  expect(lines.flat().join('')).not.toContain('\n');
  expect(lines.map((texts) => texts.map((text) => JSON.parse(text)))).toEqual([
    [{ event: 'event-request', ...line }],
    [{ event: 'event-request-alarm', alarm: 'cannot-send', text: alarmLines(alarm).join(' ') }],
  ]);
});
