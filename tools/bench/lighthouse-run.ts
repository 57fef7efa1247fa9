import { median, ratio } from './statistics.ts';

/** The figures of Lighthouse's reports. */

/** The parts of a report that the benchmark reads. */
export interface LighthouseJson {
  audits: Record<string, { numericValue?: number; score: number | null } | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

/** Times in milliseconds. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;
type Metric = keyof typeof METRICS;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface PageFigures {
  runs: number;
  metrics: Record<Metric, number>;
  /** 0 to 100: the lowest of all runs. */
  scores: Record<Category, number>;
  /** Audits other than the metrics that cost points in the last run. */
  lost: string[];
}

/** Times divided by those of a reference. */
export type Ratios = Partial<Record<'FCP' | 'LCP' | 'SI', number>>;

const PERFECT = 100;

export function figuresOf(reports: readonly LighthouseJson[]): PageFigures {
  const metrics = mapKeys(Object.keys(METRICS) as Metric[], (metric) =>
    median(reports.map(({ audits }) => audits[METRICS[metric]]?.numericValue ?? Number.NaN)),
  );
  const scores = mapKeys(CATEGORIES, (category) =>
    Math.min(
      ...reports.map(({ categories }) =>
        Math.round((categories[category]?.score ?? Number.NaN) * PERFECT),
      ),
    ),
  );
  const last = reports.at(-1);
  return { runs: reports.length, metrics, scores, lost: last ? lostPoints(last) : [] };
}

export function ratiosTo(figures: PageFigures, reference: PageFigures): Ratios {
  const ratios: Ratios = {};
  for (const metric of ['FCP', 'LCP', 'SI'] as const) {
    const value = ratio(figures.metrics[metric], reference.metrics[metric]);
    if (value !== undefined) ratios[metric] = value;
  }
  return ratios;
}

function lostPoints({ audits, categories }: LighthouseJson): string[] {
  const metrics: string[] = Object.values(METRICS);
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && !metrics.includes(id) && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function mapKeys<Key extends string>(
  keys: readonly Key[],
  value: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}
