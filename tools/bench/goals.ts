import { EMPTY, LEGAL_PAGE, OURS, type PageFigures, type Ratios } from './lighthouse.ts';
import type { FormFactor } from './lighthouse-tool.ts';
import type { BenchReport } from './report.ts';
import { KIB, LIMITS } from './weight.ts';

/** A goal of the site, and whether it is met. */
export interface Outcome {
  figure: string;
  goal: string;
  measured: string;
  met: 'yes' | 'no' | '–';
}

interface Goal {
  figure: string;
  unit: keyof typeof UNITS;
  limit: number;
  /** The limit is a minimum, not a maximum. */
  atLeast?: true;
  /** Undefined if it was not measured. */
  value: (report: BenchReport) => number | undefined;
}

const UNITS = {
  KiB: (value: number) => `${(value / 1024).toFixed(1)} KiB`,
  MiB: (value: number) => `${(value / 1024 / 1024).toFixed(1)} MiB`,
  ms: (value: number) => `${Math.round(value)} ms`,
  times: (value: number) => `${value.toFixed(2)} ×`,
  shift: (value: number) => value.toFixed(3),
  count: (value: number) => String(value),
};

/** The peer of the goals; they are judged only if it takes part. */
const PEER = 'AstroWind';
/** How much the heap may grow in a thousand requests. Over six thousand it varies by 1.7 MiB without growing. */
const HEAP_MARGIN = 2 * KIB * KIB;

const GOALS: readonly Goal[] = [
  kib('Home, HTML with its styles', LIMITS.page, ({ bytes }) => bytes?.homeHtml),
  kib('Hero on a phone', LIMITS.hero, ({ bytes }) => bytes?.hero),
  kib('Script before load', LIMITS.scriptBeforeLoad, ({ bytes }) => bytes?.scriptBeforeLoad),
  kib('Script in all, form not opened', LIMITS.script, ({ bytes }) => bytes?.script),
  kib('Script of the form, fetched ahead', LIMITS.form, ({ bytes }) => bytes?.form),
  kib('Home on a phone, scrolled to the end', LIMITS.phone, ({ bytes }) => bytes?.phone.bytes),
  {
    figure: 'Longest task of a script at 4×, while home starts',
    unit: 'ms',
    limit: 50,
    value: ({ thread }) => thread?.start.longestOfScript,
  },
  {
    figure: 'Slowest interaction with the form at 4×, in any run',
    unit: 'ms',
    limit: 100,
    value: ({ thread }) => thread && Math.max(...Object.values(thread.interactions).flat()),
  },
  toEmpty('mobile', 'FCP', 1.15),
  toEmpty('mobile', 'LCP', 1.45),
  toPeer('mobile', 'LCP', 0.65),
  {
    figure: 'TBT on mobile, beyond an empty page’s',
    unit: 'ms',
    limit: 20,
    value: (report) => {
      const [ours, empty] = [OURS, EMPTY].map((site) => homeOf(report, 'mobile', site));
      return ours && empty && ours.figures.metrics.TBT - empty.figures.metrics.TBT;
    },
  },
  {
    figure: 'CLS on mobile',
    unit: 'shift',
    limit: 0.005,
    value: (report) => homeOf(report, 'mobile', OURS)?.figures.metrics.CLS,
  },
  toPeer('desktop', 'FCP', 0.6),
  toPeer('desktop', 'LCP', 0.75),
  lowestScore('mobile'),
  lowestScore('desktop'),
  {
    figure: 'Function, start of Node to first answer, beyond that of a lone fetch',
    unit: 'ms',
    limit: 60,
    value: (report) => report.function && report.function.coldMs - report.function.loneFetchMs,
  },
  {
    figure: 'Function, slowest request of 32 KB',
    unit: 'ms',
    limit: 20,
    value: (report) => report.function?.slowest.ms,
  },
  {
    figure: 'Under load: requests not answered with 200',
    unit: 'count',
    limit: 0,
    value: ({ load }) => load?.failed,
  },
  {
    figure: 'Under load: mails lost, repeated or mixed up',
    unit: 'count',
    limit: 0,
    value: ({ load }) =>
      load && load.mails.lost.length + load.mails.repeated.length + load.mails.mixedUp.length,
  },
  {
    figure: 'Under load: memory kept',
    unit: 'MiB',
    limit: HEAP_MARGIN,
    value: ({ load }) => load && Math.max(0, load.heapAfter - load.heapBefore),
  },
];

export function outcomes(report: BenchReport): Outcome[] {
  return GOALS.map(({ figure, unit, limit, atLeast, value }) => {
    const write = UNITS[unit];
    const measured = value(report);
    const goal = `${atLeast ? '≥' : '≤'} ${write(limit)}`;
    if (measured === undefined) return { figure, goal, measured: '–', met: '–' };
    const isMet = atLeast ? measured >= limit : measured <= limit;
    return { figure, goal, measured: write(measured), met: isMet ? 'yes' : 'no' };
  });
}

function kib(figure: string, limit: number, value: Goal['value']): Goal {
  return { figure, unit: 'KiB', limit, value };
}

function toEmpty(factor: FormFactor, name: keyof Ratios, limit: number): Goal {
  return {
    figure: `${name} on ${factor}, to an empty page`,
    unit: 'times',
    limit,
    value: (report) => homeOf(report, factor, OURS)?.toEmpty[name],
  };
}

function toPeer(factor: FormFactor, name: keyof Ratios, limit: number): Goal {
  return {
    figure: `${name} on ${factor}, to ${PEER}`,
    unit: 'times',
    limit,
    value: (report) => homeOf(report, factor, PEER)?.oursToThis?.[name],
  };
}

/** The lowest of the four categories of the home page and a legal page. */
function lowestScore(factor: FormFactor): Goal {
  return {
    figure: `Lowest Lighthouse score on ${factor}, home and legal page`,
    unit: 'count',
    limit: 100,
    atLeast: true,
    value: (report) => {
      const home = homeOf(report, factor, OURS)?.figures;
      const legal = report.lighthouse?.others[factor].find(({ path }) => path === LEGAL_PAGE);
      return home && legal && Math.min(lowest(home), lowest(legal.figures));
    },
  };
}

const lowest = ({ scores }: PageFigures) => Math.min(...Object.values(scores));

function homeOf(report: BenchReport, factor: FormFactor, name: string) {
  const homes = report.lighthouse?.homes[factor];
  return homes?.find(({ site }) => site.toLowerCase() === name.toLowerCase());
}
