import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import {
  ensureLighthouse,
  type FormFactor,
  type LighthouseJson,
  runLighthouse,
} from './lighthouse-tool.ts';
import { median, recordOf } from './statistics.ts';

export type LighthouseReport = Awaited<ReturnType<typeof measureLighthouse>>;
export type HomeFigures = ReturnType<typeof compare>[number];
export type PageFigures = ReturnType<typeof figuresOf>;
export type Ratios = ReturnType<typeof ratiosTo>;

/** Names of the sites that are always measured. */
export const OURS = 'ours';
export const EMPTY = 'empty';
export const LEGAL_PAGE = LEGAL_LINKS.privacy.path;
/** Its score for SEO is below 100, because search engines must not index it. */
const ERROR_PAGE = '/error';

/** Times are in milliseconds. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures the home pages of all sites, and our other pages. */
export async function measureLighthouse(addresses: ReadonlyMap<string, string>, runs: number) {
  await ensureLighthouse();
  const reports: Record<FormFactor, Map<string, LighthouseJson[]>> = {
    mobile: new Map(),
    desktop: new Map(),
  };
  // In turn, so that a busy moment of the machine slows every site.
  for (let round = 1; round <= runs; round++) {
    console.log(`Lighthouse, round ${round} of ${runs}…`);
    for (const factor of ['mobile', 'desktop'] as const) {
      for (const [site, address] of addresses) {
        const report = await runLighthouse(`${address}/`, factor);
        reports[factor].set(site, [...(reports[factor].get(site) ?? []), report]);
      }
    }
  }
  const ours = addresses.get(OURS) ?? '';
  return {
    runs,
    homes: { mobile: compare(reports.mobile), desktop: compare(reports.desktop) },
    others: { mobile: await others(ours, 'mobile'), desktop: await others(ours, 'desktop') },
  };
}

/** One run is enough: only the scores of these pages count, and they hardly change between runs. */
async function others(address: string, factor: FormFactor) {
  const pages = [];
  for (const path of [LEGAL_PAGE, ERROR_PAGE])
    pages.push({ path, figures: figuresOf([await runLighthouse(address + path, factor)]) });
  return pages;
}

export function compare(reports: ReadonlyMap<string, readonly LighthouseJson[]>) {
  const sites = [...reports].map(([site, runs]) => ({ site, figures: figuresOf(runs) }));
  const ours = sites.find(({ site }) => site === OURS);
  const empty = sites.find(({ site }) => site === EMPTY);
  if (!ours || !empty) throw new Error('Our site and the empty page have to be measured');
  return sites.map(({ site, figures }) => ({
    site,
    figures,
    toEmpty: ratiosTo(figures, empty.figures),
    /** Our times divided by the peer's. */
    ...(site !== OURS && site !== EMPTY && { oursToThis: ratiosTo(ours.figures, figures) }),
  }));
}

export function figuresOf(reports: readonly LighthouseJson[]) {
  const metrics = recordOf(Object.keys(METRICS) as (keyof typeof METRICS)[], (metric) =>
    median(reports.map(({ audits }) => audits[METRICS[metric]]?.numericValue ?? Number.NaN)),
  );
  // From 0 to 100: the lowest of all runs.
  const scores = recordOf(CATEGORIES, (name) =>
    Math.min(
      ...reports.map(({ categories }) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    ),
  );
  return { runs: reports.length, metrics, scores, lost: reports.slice(-1).flatMap(lostPoints) };
}

/** Times divided by those of a reference; `undefined` if the reference has no time. */
export const ratiosTo = ({ metrics }: PageFigures, reference: PageFigures) =>
  recordOf(['FCP', 'LCP', 'SI'] as const, (metric) =>
    reference.metrics[metric] > 0 ? metrics[metric] / reference.metrics[metric] : undefined,
  );

/** Audits other than the metrics that cost points. */
function lostPoints({ audits, categories }: LighthouseJson): string[] {
  const metrics: string[] = Object.values(METRICS);
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && !metrics.includes(id) && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
