import { expect, test } from 'vitest';
import { CATEGORIES, compare, figuresOf, METRICS, ratiosTo } from './lighthouse.ts';
import { type LighthouseJson, parseReport } from './lighthouse-tool.ts';

/** A report with `ms` for every metric, and a score of 1 for every category except SEO. */
function report(ms: number, seo = 1): LighthouseJson {
  const metrics = Object.values(METRICS).map((id) => [id, { numericValue: ms, score: 0.5 }]);
  const categories = CATEGORIES.map((name) => [
    name,
    {
      score: name === 'seo' ? seo : 1,
      auditRefs:
        name === 'seo'
          ? [
              { id: 'is-crawlable', weight: 4 },
              { id: 'structured-data', weight: 0 },
            ]
          : [{ id: METRICS.FCP, weight: 10 }],
    },
  ]);
  const audits = { 'is-crawlable': { score: seo }, 'structured-data': { score: 0 } };
  return {
    audits: { ...Object.fromEntries(metrics), ...audits },
    categories: Object.fromEntries(categories),
  };
}

test('metrics are the medians of the runs, scores the lowest, from 0 to 100', () => {
  const { runs, metrics, scores } = figuresOf([report(900), report(700), report(5000, 0.58)]);
  expect(runs).toBe(3);
  expect(metrics).toEqual({ FCP: 900, LCP: 900, TBT: 900, CLS: 900, SI: 900 });
  expect(scores).toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 58 });
});

test('audits that cost points are named, except metrics and audits without weight', () => {
  expect(figuresOf([report(1, 0.58)]).lost).toEqual(['is-crawlable']);
  expect(figuresOf([report(1)]).lost).toEqual([]);
});

test('a time is divided by that of the reference, if the reference has one', () => {
  const [page, reference] = [figuresOf([report(900)]), figuresOf([report(600)])];
  expect(ratiosTo(page, reference)).toEqual({ FCP: 1.5, LCP: 1.5, SI: 1.5 });
  expect(ratiosTo(page, figuresOf([report(0)])).LCP).toBeUndefined();
});

test('a missing score or metric is NaN, not 0', () => {
  const { scores, metrics } = figuresOf([{ audits: {}, categories: {} }]);
  expect([scores.seo, metrics.FCP]).toEqual([Number.NaN, Number.NaN]);
});

test('a report of another shape, or of a failed run, is refused', () => {
  const parse = (changes: object) => parseReport(JSON.stringify({ ...report(900), ...changes }));
  expect(parse({})).toEqual(report(900));
  expect(() => parse({ audits: { 'speed-index': { numericValue: '1 s' } } })).toThrow();
  expect(() => parse({ runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
});

test('every home page is compared with the empty page, and ours with each peer', () => {
  const compared = compare(
    new Map([
      ['ours', [report(900)]],
      ['empty', [report(600)]],
      ['Peer', [report(1800)]],
    ]),
  );
  expect(
    compared.map(({ site, toEmpty, oursToThis }) => [site, toEmpty.FCP, oursToThis?.LCP]),
  ).toEqual([
    ['ours', 1.5, undefined],
    ['empty', 1, undefined],
    ['Peer', 3, 0.5],
  ]);
});
