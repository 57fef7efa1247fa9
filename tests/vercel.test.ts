import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../src/shared/contract.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** The host's configuration, `vercel.json`. */
const { functions, crons } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'vercel.json'), 'utf8'));

test('S-API-7 U-21: there is one function, with a limit of 15 s, and it is called daily', () => {
  const code = readdirSync(join(PROJECT_ROOT, 'api')).filter((name) =>
    /\.[cm]?[jt]sx?$/.test(name),
  );
  expect(code).toEqual(['event-request.ts']);
  expect(functions).toEqual({ 'api/event-request.ts': { maxDuration: 15 } });
  expect(crons).toEqual([
    { path: EVENT_REQUEST_PATH, schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});
