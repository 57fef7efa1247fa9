import { describe, expect, test } from 'vitest';
import { ANA } from '../../tests/api/sample-request.ts';
import { isDropped, type Mark, marksOf, parseSignals, type Signals } from './spam.ts';

function marks(changes: Partial<typeof ANA> = {}, signals: Partial<Signals> = {}): Mark[] {
  return marksOf({
    request: { ...ANA, ...changes },
    signals: { trap: false, ...signals },
    seenBefore: false,
    isDirect: false,
  });
}

describe('parseSignals', () => {
  test.each<[string | null, Signals]>([
    [null, { trap: false }],
    ['age=34', { ageSeconds: 34, trap: false }],
    ['age=0, trap', { ageSeconds: 0, trap: true }],
    [' trap ,age=2', { ageSeconds: 2, trap: true }],
    ['', { trap: false }],
    ['age=-1', { trap: false }],
    ['age=1.5', { trap: false }],
    ['age=1e9', { trap: false }],
    ['age=9999999999', { trap: false }],
    ['age', { trap: false }],
    ['traps, xtrap, trap=1', { trap: false }],
    [',,,=,', { trap: false }],
  ])('U-15: %j is read as %j', (header, expected) => {
    expect(parseSignals(header)).toEqual(expected);
  });
});

describe('marksOf', () => {
  test('U-15: an ordinary request has no mark, with the page’s signals or without', () => {
    expect(marks()).toEqual([]);
    expect(marks({}, { ageSeconds: 3 })).toEqual([]);
  });

  test('U-15: the trap, and less than three seconds, mark', () => {
    expect(marks({}, { trap: true })).toEqual(['trap']);
    expect(marks({}, { ageSeconds: 2 })).toEqual(['fast']);
    expect(marks({}, { ageSeconds: 0 })).toEqual(['fast']);
  });

  test.each(['Gil https://x.example', 'www.x.example', 'casino.example/win', '<a href=x>Gil</a>'])(
    'U-15: an address as a surname marks: %s',
    (surname) => expect(marks({ surname })).toEqual(['links']),
  );

  test.each(["O'Neil", 'Gil-Peña', 'M.ª del Mar', 'García S.L.', 'Gil y/o Peña', 'D.Luis'])(
    'U-15: the surname %s is none',
    (surname) => expect(marks({ surname })).toEqual([]),
  );

  test('U-15: three links in the description mark, two do not', () => {
    const link = 'https://www.pinterest.example/pin/1?a=b';
    expect(marks({ description: `Como en ${link} o ${link}` })).toEqual([]);
    expect(marks({ description: `${link} ${link}\n${link}` })).toEqual(['links']);
    expect(marks({ description: 'www.a.example, b.example/x y http://c.example' })).toEqual([
      'links',
    ]);
  });

  test('U-15: a link in markup is one link', () => {
    expect(
      marks({ description: '[url=https://a.example]x[/url] <a href="http://b.c/">d</a>' }),
    ).toEqual([]);
    expect(marks({ description: '<a href="https://a.example"> [url=b] [URL] ' })).toEqual([
      'links',
    ]);
  });

  test('U-15: dates, abbreviations and addresses of e-mail are no links', () => {
    const description =
      'Entre el 20.06/2027 y el 1/7, 12.30/13.00 h., mín./máx. 100/120, S.L./S.A., escribid a ana@visitor.example o a.b@c.example.';
    expect(marks({ description })).toEqual([]);
  });

  test('U-15: the same description under another address marks', () => {
    const signals = { trap: false };
    const evidence = { request: ANA, signals, seenBefore: true, isDirect: false };
    expect(marksOf(evidence)).toEqual(['repeated']);
  });

  test('U-19: what shows nothing of the page marks', () => {
    const evidence = { request: ANA, signals: { trap: false }, seenBefore: false, isDirect: true };
    expect(marksOf(evidence)).toEqual(['direct']);
  });

  test.each(['a-', 'a.', 'www', '[url', '<a ', 'a.aa.', 'aa/', 'http', '-'])(
    'U-15: 32 KB of %j are searched in no time',
    (piece) => {
      const before = process.cpuUsage();
      marks({ description: piece.repeat(32_000 / piece.length) });
      // Of the processor's time, in microseconds: a busy machine does not make it longer.
      expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    },
  );
});

test('U-15: two marks are delivered, three are dropped', () => {
  expect(isDropped([])).toBe(false);
  expect(isDropped(['trap', 'fast'])).toBe(false);
  expect(isDropped(['trap', 'fast', 'links'])).toBe(true);
});
