import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_REQUEST_PATH, IDEMPOTENCY_HEADER } from '../../src/shared/contract.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import type { DeployedFunction } from '../build/deployed-function.ts';
import { functionEnvironment, runScript } from './function-process.ts';
import { median } from './statistics.ts';
import { requestOf } from './visitors.ts';

/** Requests of the largest size, whose texts are especially slow to normalize or to search. */

/** Size of the long text, in bytes: with the other fields, the body is just below its limit. */
const TEXT_BYTES = 31_500;

/** Each is repeated to fill a field. */
const UNITS = {
  'combining marks out of order': '\u0345\u0301\u0323\u0334',
  'marks between half-width marks': `${'\u0301'.repeat(30)}\uff9e`,
  'characters that NFKC makes 18 of': '\ufdfa',
  'characters that NFC takes apart': '\ufb1d',
  'musical signs': '\u{1d160}',
  'syllables in parts': '\u1100\u1161\u11a8',
  'invisible joiners': '\u200d',
  'invisible letters': '\u3164',
  'half characters': '\ud800',
  'spaces between letters': 'ñ ',
  'line breaks': '\r\n',
  'hosts of many parts': 'a.',
  'hosts of many hyphens': 'a-',
  'hosts of long parts': `${'a'.repeat(63)}.`,
  'beginnings of addresses': 'www.',
  'beginnings of links': '<a ',
  'beginnings of markup': '[url',
  'beginnings of emails': 'a@',
  'opened parentheses': '(',
};
const FIELDS = ['name', 'surname', 'email', 'phone', 'date', 'description'] as const;

export function heavyRequests(): { what: string; request: EventRequest }[] {
  const { request } = requestOf(0, 0);
  return Object.entries(UNITS).flatMap(([what, unit]) => {
    const text = unit.repeat(TEXT_BYTES / (Buffer.byteLength(JSON.stringify(unit)) - 2));
    return FIELDS.map((field) => ({
      what: `${what} in ${field}`,
      request: { ...request, [field]: request[field] + text },
    }));
  });
}

/** The first request uses up the rate limit. The others run every check before the limiter, which refuses them: they send no mail. */
const STOPWATCH = `
import { readFileSync } from 'node:fs';
const { first, heavy } = JSON.parse(readFileSync(new URL('heavy.json', import.meta.url), 'utf8'));
const { default: deployed } = await import('./api/event-request.js');
const headers = { 'content-type': 'application/json', '${IDEMPOTENCY_HEADER}': crypto.randomUUID() };
async function msOf(request) {
  const body = JSON.stringify(request);
  const startedAt = performance.now();
  const response = await deployed.fetch(
    new Request('https://alheli.example${EVENT_REQUEST_PATH}', { method: 'POST', headers, body }),
  );
  const ms = performance.now() - startedAt;
  if (![200, 422, 429].includes(response.status)) throw new Error('Status ' + response.status);
  return ms;
}
await msOf(first);
const all = [];
for (const { what, request } of heavy) {
  const times = [];
  for (let run = 0; run < 5; run++) times.push(await msOf(request));
  all.push({ what, times });
}
console.log(JSON.stringify(all));
process.exit(0);
`;

/** The request with the longest median time. */
export async function measureHeavyRequests({ folder }: DeployedFunction, brevoUrl: string) {
  const { request: first } = requestOf(0, 0);
  await writeFile(join(folder, 'heavy.json'), JSON.stringify({ first, heavy: heavyRequests() }));
  const env = { ...functionEnvironment(brevoUrl), RATE_LIMIT_TOTAL: '1/600' };
  const { result } = await runScript<{ what: string; times: number[] }[]>(folder, STOPWATCH, env);
  const medians = result.map(({ what, times }) => ({ what, ms: median(times) }));
  return medians.reduce((slowest, next) => (next.ms > slowest.ms ? next : slowest));
}
