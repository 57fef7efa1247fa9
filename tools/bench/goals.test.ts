import { expect, test } from 'vitest';
import { outcomes } from './goals.ts';
import type { HomeFigures } from './lighthouse.ts';
import { type BenchReport, readmeWith } from './report.ts';
import { KIB, LIMITS } from './weight.ts';

const EMPTY: BenchReport = {
  date: '2026-11-21',
  machine: { node: 'v20.20.2', chromium: 'Chromium 156', cpus: 2, busy: 0.1 },
};
const BYTES = {
  kinds: [],
  homeHtml: LIMITS.page,
  hero: 14 * KIB,
  scriptBeforeLoad: 0,
  script: LIMITS.script + 1,
  scriptWithForm: 0,
  scripts: [],
  form: 0,
  formStyles: 0,
  phone: {
    bytes: 0,
    requests: 0,
    pictures: [],
    types: [],
    firstPaintMs: 0,
    loadMs: 0,
    beforeLoad: [],
    criticalPath: [],
    failed: [],
  },
};

const outcome = (report: BenchReport, figure: string) =>
  outcomes(report).find((goal) => goal.figure === figure);

function home(site: string, score: number, oursToThis?: HomeFigures['oursToThis']): HomeFigures {
  const scores = { performance: score, accessibility: 100, 'best-practices': 100, seo: 100 };
  const metrics = { FCP: 800, LCP: 900, TBT: 30, CLS: 0.006, SI: 800 };
  const figures = { runs: 1, metrics, scores, lost: [] };
  return {
    site,
    figures,
    toEmpty: { FCP: 1.1, LCP: 1.5, SI: 1.2 },
    ...(oursToThis && { oursToThis }),
  };
}

const { figures } = home('ours', 100);
const others = [{ path: '/privacidad', figures }];
const LIGHTHOUSE = {
  runs: 3,
  homes: {
    mobile: [home('ours', 100), home('astrowind', 70, { FCP: 0.6, LCP: 0.64, SI: 0.7 })],
    desktop: [home('ours', 99)],
  },
  others: { mobile: others, desktop: others },
};

test('a goal without a measured value is neither met nor missed', () => {
  expect(new Set(outcomes(EMPTY).map(({ met }) => met))).toEqual(new Set(['–']));
});

test('a goal is met at its limit, and missed one byte above', () => {
  const report = { ...EMPTY, bytes: BYTES };
  expect(outcome(report, 'Home, HTML with its styles')).toEqual({
    figure: 'Home, HTML with its styles',
    goal: '≤ 13.5 KiB',
    measured: '13.5 KiB',
    met: 'yes',
  });
  expect(outcome(report, 'Hero on a phone')?.met).toBe('no');
  expect(outcome(report, 'Script before load')?.met).toBe('yes');
  expect(outcome(report, 'Script in all, form not opened')?.met).toBe('no');
});

test('times are compared with the empty page and the peer, whose name may be in any case', () => {
  const report = { ...EMPTY, lighthouse: LIGHTHOUSE };
  expect(outcome(report, 'FCP on mobile, to an empty page')?.met).toBe('yes');
  expect(outcome(report, 'LCP on mobile, to an empty page')?.met).toBe('no');
  expect(outcome(report, 'LCP on mobile, to AstroWind')).toMatchObject({
    measured: '0.640 ×',
    met: 'yes',
  });
  expect(outcome(report, 'LCP on desktop, to AstroWind')?.met).toBe('–');
  expect(outcome(report, 'CLS on mobile')).toMatchObject({ measured: '0.006', met: 'no' });
});

test('TBT is measured beyond an empty page’s', () => {
  const tbt = (...homes: HomeFigures[]) =>
    outcome(
      { ...EMPTY, lighthouse: { ...LIGHTHOUSE, homes: { mobile: homes, desktop: [] } } },
      'TBT on mobile, beyond an empty page’s',
    )?.measured;
  const empty = home('empty', 100);
  empty.figures.metrics.TBT = 12;
  expect([tbt(home('ours', 100), empty), tbt(home('ours', 100))]).toEqual(['18 ms', '–']);
});

test('one score below 100 misses the goal', () => {
  const met = (factor: string) =>
    outcome(
      { ...EMPTY, lighthouse: LIGHTHOUSE },
      `Lowest Lighthouse score on ${factor}, home and legal page`,
    )?.met;
  expect([met('mobile'), met('desktop')]).toEqual(['yes', 'no']);
});

test('the table replaces the one in the README, and the other text stays', () => {
  const readme = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nAfter\n';
  const written = readmeWith(readme, { ...EMPTY, bytes: BYTES });
  expect(written).toMatch(/^Before\n<!-- bench -->\nMeasured on 2026-11-21 /);
  expect(written).toContain('| Hero on a phone | ≤ 13.5 KiB | 14.0 KiB | no |');
  expect(written).toMatch(/\n<!-- \/bench -->\nAfter\n$/);
  expect(written).not.toContain('old');
  expect(readmeWith(written, { ...EMPTY, bytes: BYTES })).toBe(written);
});

test('a README without the comments around the table is an error', () => {
  expect(() => readmeWith('Nothing', EMPTY)).toThrow('bench');
});
