import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BODY_MAX_BYTES } from '../../src/server/read-request.ts';
import { cleanProse } from '../../src/shared/clean-text.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** Normalization sorts a run of combining marks in quadratic time: the runs have to stay short (U-19). */

/** UAX #15, stream-safe text format. */
const LONGEST_RUN = 30;
/** Combining marks, and the two letters that NFKC turns into marks. */
const RUN_OF_MARKS = /[\p{M}\uff9e\uff9f]+/gu;

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
  'beginnings of emails': 'a@',
  'opened parentheses': '(',
};
const FIELDS = ['name', 'surname', 'email', 'phone', 'date', 'description'] as const;

/** Requests of the largest size, whose texts are especially slow to normalize, or to check by the rules. */
function heavyRequests(): EventRequest[] {
  return Object.values(UNITS).flatMap((unit) => {
    const text = unit.repeat(TEXT_BYTES / (Buffer.byteLength(JSON.stringify(unit)) - 2));
    return FIELDS.map((field) => ({ ...ANA, [field]: ANA[field] + text }));
  });
}

/** Watches every normalization from now on. */
function watchNormalize(): { longestRun: number; calls: number } {
  const seen = { longestRun: 0, calls: 0 };
  const { normalize } = String.prototype;
  const watch = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (
    this: string,
    form?: string,
  ) {
    seen.calls += 1;
    for (const [run] of this.matchAll(RUN_OF_MARKS))
      seen.longestRun = Math.max(seen.longestRun, [...run].length);
    return normalize.call(this, form);
  });
  onTestFinished(() => watch.mockRestore());
  return seen;
}

test('U-19: the heaviest requests almost reach the function’s size limit', () => {
  const sizes = heavyRequests().map((request) => Buffer.byteLength(JSON.stringify(request)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(BODY_MAX_BYTES);
  expect(Math.min(...sizes)).toBeGreaterThan(BODY_MAX_BYTES - 2048);
});

test('U-19: no more than 30 combining marks in a row reach a normalization', async () => {
  const { send } = await startFunction({ env: { RATE_LIMIT_TOTAL: '1/600' } });
  const seen = watchNormalize();
  const requests = heavyRequests();
  for (const request of requests) await send(request);
  // Name, surname, email, phone and description of each request are normalized.
  expect(seen.calls).toBeGreaterThan(5 * requests.length);
  expect(seen.longestRun).toBe(LONGEST_RUN);
});

test('U-19 R-7: at most 30 marks in a row are left in any order, in NFC', () => {
  const mark = fc.constantFrom(...'\u0345\u0301\u0323\u0334\uff9e\u0958\u200b');
  fc.assert(
    fc.property(fc.string({ unit: mark, minLength: 31, maxLength: 200 }), (marks) => {
      const text = cleanProse(`a${marks}`);
      for (const [run] of text.matchAll(RUN_OF_MARKS))
        expect([...run].length).toBeLessThanOrEqual(LONGEST_RUN);
      expect(text).toBe(text.normalize('NFC'));
      expect(cleanProse(text)).toBe(text);
    }),
  );
});

test('U-19: no other character becomes a combining mark', () => {
  const others: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const [first = ''] = character.normalize('NFKD');
    if (!character.match(RUN_OF_MARKS) && isSorted(first)) others.push(code.toString(16));
  }
  expect(others).toEqual([]);
}, 20_000);

/** Whether normalization sorts the character as a mark: it is U+0345, which sorts last, or moves before U+0345. */
function isSorted(character: string): boolean {
  const last = '\u0345';
  const decomposed = character.normalize('NFD');
  return character === last || `a${last}${character}`.normalize('NFD') !== `a${last}${decomposed}`;
}
