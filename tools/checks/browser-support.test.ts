import { describe, expect, test } from 'vitest';
import { findUnsupported } from './browser-support.ts';

/** What is found in one script. */
const foundIn = async (code: string) =>
  (await findUnsupported({ script: code })).map(({ what }) => what);

describe('U-36: what the oldest browsers lack is found', () => {
  test.each([
    ['a static method', 'fetch(a, { signal: AbortSignal.timeout(1) })', 'AbortSignal.timeout'],
    ['a method of a built-in', 'list().toSorted()', '.toSorted'],
    ['a method of an element', 'form.requestSubmit()', '.requestSubmit'],
    ['a method of an iterator', 'map.values().take(3)', '.take'],
    ['a global', 'requestIdleCallback(run)', 'requestIdleCallback'],
    ['a global as a property', 'window.requestIdleCallback(run)', 'requestIdleCallback'],
    ['a constructor', 'new URLPattern({})', 'URLPattern'],
    ['a member of a known object', 'navigator.connection.type', 'navigator.connection'],
    ['a regular expression', 'a = /(?<=x)y/', '/(?<=x)y/'],
    ['a regular expression from a text', 'RegExp("(?<!x)y", "u")', '/(?<!x)y/u'],
    ['a modifier', 'a = /(?i:x)/', '/(?i:x)/'],
    ['a name twice', 'a = /(?<b>x)|(?<b>y)/', '/(?<b>x)|(?<b>y)/'],
    ['a flag', 'new RegExp(`x`, `v`)', '/x/v'],
    ['other syntax', 'class A { static { run(); } }', 'class A {'],
    [
      'a call in a `try` that begins with something else',
      'try { f(); AbortSignal.any([]); } catch {}',
      'AbortSignal.any',
    ],
    [
      'a call after a question about something else',
      'if (a.timeout) AbortSignal.timeout(1)',
      'AbortSignal.timeout',
    ],
    [
      'a call in another function than the question',
      'f = () => typeof URLPattern; g = () => new URLPattern()',
      'URLPattern',
    ],
  ])('%s: %s', async (_, code, what) => {
    expect(await foundIn(code)).toContain(what);
  });

  test('with its place and the browsers', async () => {
    expect(await findUnsupported({ a: '', b: 'run(AbortSignal.timeout(1))' })).toEqual([
      {
        script: 'b',
        offset: 4,
        what: 'AbortSignal.timeout',
        missing: 'Safari before 16, Safari on iOS before 16',
      },
    ]);
  });
});

describe('U-36: what the oldest browsers have, or are asked about, is accepted', () => {
  test.each([
    'list.findLastIndex(isFull); crypto.randomUUID(); navigator.locks.request("a", run)',
    'a = /(?<name>x)(?=y)\\p{L}/u',
    'if (!("requestIdleCallback" in window)) later(); else { requestIdleCallback(run); cancelIdleCallback(id); }',
    'const start = () => { if (typeof URLPattern === "function") return () => new URLPattern(); }',
    'list.toSorted ? list.toSorted() : sorted(list)',
    'form.requestSubmit?.()',
    'const c = navigator.connection?.effectiveType',
    'try { const t = document.startViewTransition(run); } catch { run(); }',
    'const queue = { take() {} }; queue.take(); const { scheduler } = own; function run(Temporal) { Temporal.now(); }',
    'export { a as scheduler }; b.scheduler = { navigation: 1 };',
  ])('%s', async (code) => {
    expect(await foundIn(code)).toEqual([]);
  });

  test('a method that another script of the site defines', async () => {
    const library = 'export const queue = { take() {} };';
    expect(await findUnsupported({ library, app: 'queue.take()' })).toEqual([]);
  });
});
