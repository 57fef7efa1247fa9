import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BODY_MAX_BYTES } from '../server/read-request.ts';
import { cleanLine, cleanName, cleanProse, plainEmail, plainFigures } from './clean-text.ts';
import { MESSAGES } from './messages.ts';
import { phoneNumbersIn } from './phone-links.ts';
import * as rules from './rules.ts';

/** The function checks a request before every limit: a text that makes a rule slow would hold an instance for all visitors. */

/** Processor time for one text, in milliseconds. A rule in quadratic time takes a second and more. */
const MAX_MS = 200;

const schemas = { ...rules, oneOf: rules.oneOf(['a'], MESSAGES.option), prose: rules.prose() };
const FUNCTIONS: Record<string, (text: string) => unknown> = {
  cleanLine,
  cleanName,
  cleanProse,
  plainEmail,
  plainFigures,
  phoneNumbersIn,
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      (text: string) => v.safeParse(schema, text, { abortPipeEarly: true }),
    ]),
  ),
};

const PIECES = [
  ...'@aé<> .,;-/(+1\n\t{',
  'a.',
  'a@',
  '<a',
  '1 ',
  '34',
  '34 ',
  ' -',
  'mailto:',
  '\r\n',
  '\u0301',
  '\u0301\u0323',
  '\u200b',
  '\u200d',
  '\uff9e',
  '\ufdfa',
  '\ud83d',
  '花',
  'ß',
];
/** What a text may need around the repeated piece for its slow path. */
const FRAMES = [
  ['', ''],
  ['', 'é'],
  ['a@é', ''],
  ['<', '>'],
] as const;

test.each(Object.keys(FUNCTIONS))('U-19: %s is fast for any text of 32 KB', (name) => {
  const slow = PIECES.flatMap((piece) => {
    const repeated = piece.repeat(BODY_MAX_BYTES / Buffer.byteLength(piece));
    return FRAMES.flatMap(([start, end]) => {
      const before = process.cpuUsage();
      FUNCTIONS[name]?.(start + repeated + end);
      const ms = process.cpuUsage(before).user / 1000;
      return ms > MAX_MS ? [`${start}${JSON.stringify(piece)}…${end}: ${Math.round(ms)} ms`] : [];
    });
  });
  expect(slow).toEqual([]);
});
