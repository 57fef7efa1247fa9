import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName, cleanProse } from './clean-text.ts';

/** Any text, with many invisible and combining characters. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\r', '\n', '\t', '\0', '\u200b', '\u200d', '\u202e', '\ud83d', '\ude00', 'e'),
    fc.constantFrom('\u0301', '\ufeff', '\u2028', '\u{e0041}', '\u3164', ' ', '\u0958', '\u00ad'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});

describe('cleanLine', () => {
  test.each([
    ['variation selectors, fillers and blanks', 'G\ufe0fi\u034f\u3164\u2800l\u{e0100}', 'Gil'],
    ['placeholders of attachments', 'Gi\ufffcl', 'Gil'],
  ])('R-7: it removes %s', (_, value, expected) => expect(cleanLine(value)).toBe(expected));

  test('R-7: tabs and line breaks of every kind become spaces, so that words stay separate', () => {
    expect(cleanLine('a\tb\r\nc\nd\re\u0085f\u2028g\u2029h')).toBe('a b c d e f g h');
  });

  test('R-7: a letter and its accent are composed after the character between them is removed', () => {
    expect(cleanLine('Nu\u200b\u0301ria')).toBe('Núria');
  });
});

describe('cleanName', () => {
  test.each(['شه‌ناز', 'क्‍ष', '葛\u{e0100}城'])('U-43: "%s" stays unchanged', (value) =>
    expect(cleanName(value)).toBe(value),
  );

  test('U-43: it removes what a Latin name does not need', () => {
    expect(cleanName('A\u200dn\ufe0fa\u{e0100}\ufffc')).toBe('Ana');
  });
});

describe('cleanProse', () => {
  test('R-7: it keeps lines and tabs, and every line break becomes \\n', () => {
    expect(cleanProse('a\r\nb\rc\n\n\td\u2028e')).toBe('a\nb\nc\n\n\td\ne');
  });

  test.each(['👨‍👩‍👧', '❤️', 'می‌خواهم', 'ශ්‍රී', 'שלום', 'Ñoño'])(
    'R-7: "%s" stays unchanged',
    (value) => expect(cleanProse(value)).toBe(value),
  );
});

describe.each([
  ['cleanLine', cleanLine],
  ['cleanName', cleanName],
  ['cleanProse', cleanProse],
])('%s', (_, clean) => {
  test('R-7: half a surrogate pair becomes U+FFFD, and two halves do not become a character', () => {
    expect(clean('a\ud83db')).toBe('a\ufffdb');
    expect(clean('\ud83d\u200b\ude00')).toBe('\ufffd\ufffd');
    expect(clean('😀')).toBe('😀');
  });

  test.each(['', ' \n ', '\u200b\u200d', '\u3164\u115f', '\u2800 \u2800', '\ufe0f', '\u{e0020}'])(
    'S-VAL-5 R-6: %j is empty',
    (value) => expect(clean(value)).toBe(''),
  );

  test('R-7 R-31: every text becomes clean, trimmed and NFC, and does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const text = clean(value);
        expect(text).toBe(text.trim());
        expect(text).toBe(text.normalize('NFC'));
        expect(text).not.toMatch(/\p{Cs}|(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(clean(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

test('R-7 S-MSG-1: a line and a name hold no line break or tab, and a line holds no joiner', () => {
  fc.assert(fc.property(anyText, (value) => !/[\n\t\u200c\u200d]/.test(cleanLine(value))));
  fc.assert(fc.property(anyText, (value) => !/[\n\t]/.test(cleanName(value))));
});
