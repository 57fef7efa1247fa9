import { EMPTY, LEGAL_PAGE, OURS, type PageFigures, type Ratios } from './lighthouse.ts';
import type { FormFactor } from './lighthouse-tool.ts';
import type { BenchReport } from './report.ts';
import { LONG_MS, SLOWDOWN } from './thread.ts';
import { KIB, LIMITS } from './weight.ts';

/** A goal of the site, and whether it is met. */
interface Outcome {
  figure: string;
  goal: string;
  measured: string;
  met: 'yes' | 'no' | '–';
}

interface Goal {
  figure: string;
  limit: number;
  /** Undefined if it was not measured. */
  value: (report: BenchReport) => number | undefined;
  write: (value: number) => string;
  /** The limit is a minimum, not a maximum. */
  atLeast?: true;
}

/** Makes the goals of a unit, whose limits are maximums. */
const inUnit =
  (write: Goal['write']) =>
  (figure: string, limit: number, value: Goal['value']): Goal => ({ figure, limit, value, write });

const kib = inUnit((value) => `${(value / KIB).toFixed(1)} KiB`);
const mib = inUnit((value) => `${(value / KIB / KIB).toFixed(1)} MiB`);
const ms = inUnit((value) => `${Math.round(value)} ms`);
const times = inUnit((value) => `${value.toFixed(3)} ×`);
const shift = inUnit((value) => value.toFixed(3));
const count = inUnit(String);

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
  ms(
    `Longest task of a script at ${SLOWDOWN}×, while home starts`,
    LONG_MS,
    ({ thread }) => thread?.start.longestOfScript,
  ),
  ms(
    `Slowest interaction with the form at ${SLOWDOWN}×, in any run`,
    100,
    ({ thread }) => thread && Math.max(...Object.values(thread.interactions).flat()),
  ),
  toEmpty('mobile', 'FCP', 1.15),
  toEmpty('mobile', 'LCP', 1.45),
  toPeer('mobile', 'LCP', 0.65),
  ms('TBT on mobile, beyond an empty page’s', 20, (report) => {
    const [ours, empty] = [OURS, EMPTY].map((site) => homeOf(report, 'mobile', site));
    return ours && empty && ours.figures.metrics.TBT - empty.figures.metrics.TBT;
  }),
  shift('CLS on mobile', 0.005, (report) => homeOf(report, 'mobile', OURS)?.figures.metrics.CLS),
  toPeer('desktop', 'FCP', 0.6),
  toPeer('desktop', 'LCP', 0.75),
  lowestScore('mobile'),
  lowestScore('desktop'),
  ms(
    'Function, start of Node to first answer, beyond that of a lone fetch',
    60,
    (report) => report.function && report.function.coldMs - report.function.loneFetchMs,
  ),
  ms('Function, slowest request of 32 KB', 20, (report) => report.function?.slowest.ms),
  count('Under load: requests not answered with 200', 0, ({ load }) => load?.failed),
  count('Under load: mails lost, repeated or mixed up', 0, ({ load }) => {
    return load && [load.mails.lost, load.mails.repeated, load.mails.mixedUp].flat().length;
  }),
  mib('Under load: memory kept', HEAP_MARGIN, ({ load }) => {
    return load && Math.max(0, load.heapAfter - load.heapBefore);
  }),
];

export function outcomes(report: BenchReport): Outcome[] {
  return GOALS.map(({ figure, limit, value, write, atLeast }) => {
    const measured = value(report);
    const goal = `${atLeast ? '≥' : '≤'} ${write(limit)}`;
    if (measured === undefined) return { figure, goal, measured: '–', met: '–' };
    const isMet = atLeast ? measured >= limit : measured <= limit;
    return { figure, goal, measured: write(measured), met: isMet ? 'yes' : 'no' };
  });
}

function toEmpty(factor: FormFactor, name: keyof Ratios, limit: number): Goal {
  return times(`${name} on ${factor}, to an empty page`, limit, (report) => {
    return homeOf(report, factor, OURS)?.toEmpty[name];
  });
}

function toPeer(factor: FormFactor, name: keyof Ratios, limit: number): Goal {
  return times(`${name} on ${factor}, to ${PEER}`, limit, (report) => {
    return homeOf(report, factor, PEER)?.oursToThis?.[name];
  });
}

/** The lowest of the four categories of the home page and a legal page. */
function lowestScore(factor: FormFactor): Goal {
  const figure = `Lowest Lighthouse score on ${factor}, home and legal page`;
  const goal = count(figure, 100, (report) => {
    const home = homeOf(report, factor, OURS)?.figures;
    const legal = report.lighthouse?.others[factor].find(({ path }) => path === LEGAL_PAGE);
    return home && legal && Math.min(lowest(home), lowest(legal.figures));
  });
  return { ...goal, atLeast: true };
}

const lowest = ({ scores }: PageFigures) => Math.min(...Object.values(scores));

function homeOf(report: BenchReport, factor: FormFactor, name: string) {
  const homes = report.lighthouse?.homes[factor];
  return homes?.find(({ site }) => site.toLowerCase() === name.toLowerCase());
}
