import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test('S-FLD-5: just after midnight the local day is the new day, although UTC is behind', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe('2027-01-01');
});
