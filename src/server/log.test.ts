import { expect, test, vi } from 'vitest';
import { logToConsole } from './log.ts';

test('S-API-8: a log entry is one line of JSON', () => {
  const write = vi.spyOn(console, 'log').mockImplementation(() => {});
  logToConsole({ id: '1', outcome: 'sent', httpStatus: 200, ms: 12, providerStatus: 201 });
  expect(write.mock.calls).toEqual([
    [
      '{"event":"event-request","id":"1","outcome":"sent","httpStatus":200,"ms":12,"providerStatus":201}',
    ],
  ]);
  write.mockRestore();
});

test('S-API-8: an alarm is a line that no request could be taken for', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  logToConsole({ alarm: 'redis-away' });
  expect(write.mock.calls).toEqual([['{"event":"event-request-alarm","alarm":"redis-away"}']]);
  write.mockRestore();
});
