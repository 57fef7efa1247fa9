import { markdownTable, replaceMarked } from '../checks/readme-table.ts';
import type { BytesReport } from './bytes.ts';
import type { FunctionReport } from './function-speed.ts';
import { outcomes } from './goals.ts';
import type { LighthouseReport, PageFigures, Ratios } from './lighthouse.ts';
import type { LoadReport } from './load.ts';
import { LONG_MS, SLOWDOWN, type ThreadReport } from './thread.ts';
import { KIB } from './weight.ts';

/** All figures. Parts that `--only` excludes are absent. */
export interface BenchReport {
  /** `YYYY-MM-DD`. */
  date: string;
  machine: {
    node: string;
    chromium: string;
    cpus: number;
    /** The load average of the minute before the first measurement. Well above 1, times are unreliable. */
    busy: number;
  };
  bytes?: BytesReport;
  thread?: ThreadReport;
  lighthouse?: LighthouseReport;
  function?: FunctionReport;
  load?: LoadReport;
}

const kib = (bytes: number) => Number((bytes / KIB).toFixed(1));
const times = (value: number | undefined) => value && `${value.toFixed(2)} ×`;
const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]));

/** Prints the report as tables, without the goals whose part or peer was not measured. */
export function printReport(report: BenchReport): void {
  if (report.bytes) printBytes(report.bytes);
  if (report.thread) printThread(report.thread);
  if (report.lighthouse) printLighthouse(report.lighthouse);
  if (report.function) printFunction(report.function);
  if (report.load) printLoad(report.load);
  const { node, chromium, cpus, busy } = report.machine;
  table(
    `Goals, ${report.date} (Node ${node}, ${chromium}, ${cpus} CPUs, load ${busy})`,
    outcomes(report).filter(({ met }) => met !== '–'),
  );
}

function printBytes({ kinds, phone, ...bytes }: BytesReport): void {
  table(
    'All files of dist/, KiB in brotli',
    kinds.map(({ kind, count, bytes }) => ({ kind, files: count, KiB: kib(bytes) })),
  );
  table('Home, KiB in brotli', {
    'HTML with its styles': kib(bytes.homeHtml),
    'hero on a phone': kib(bytes.hero),
    'script before load': kib(bytes.scriptBeforeLoad),
    'script in all, without the form': kib(bytes.script),
    'script in all, with the form fetched ahead': kib(bytes.scriptWithForm),
    'script of the form': kib(bytes.form),
    'styles of the form': kib(bytes.formStyles),
  });
  table(
    'Scripts of home, in their order',
    bytes.scripts.map(({ file, bytes, ofTheForm }) => ({ file, KiB: kib(bytes), form: ofTheForm })),
  );
  table(
    `Home on a phone to its end: ${phone.requests} requests, ${kib(phone.bytes)} KiB with headers`,
    phone.types.map(({ kind, count, bytes }) => ({ type: kind, requests: count, KiB: kib(bytes) })),
  );
  table(
    `Asked for before the first paint (${phone.firstPaintMs} ms; load ${phone.loadMs} ms) on a slow line`,
    phone.criticalPath.map(({ address, type, priority, startedMs, endedMs, bytes }) => {
      return { address, type, priority, from: startedMs, to: endedMs, KiB: kib(bytes) };
    }),
  );
  if (phone.failed.length > 0) console.log(`Never arrived: ${phone.failed.join(', ')}`);
}

function printThread({ runs, start, longTasks, interactions }: ThreadReport): void {
  table(`Main thread while home starts, ${SLOWDOWN}× slower, ms: medians of ${runs}`, {
    'longest task of a script': Math.round(start.longestOfScript),
    [`all tasks of over ${LONG_MS} ms`]: Math.round(start.longTasks),
    ...rounded(start.causes),
  });
  table(
    `Tasks of over ${LONG_MS} ms in the last run, by cause`,
    longTasks.map(({ atMs, ms, causes }) => rounded({ at: atMs, ms, ...causes })),
  );
  table(
    `Slowest interaction of each run, ${SLOWDOWN}× slower, ms`,
    Object.fromEntries(Object.entries(interactions).map(([name, runs]) => [name, runs.join(' ')])),
  );
}

function printLighthouse({ runs, homes, others }: LighthouseReport): void {
  for (const factor of ['mobile', 'desktop'] as const) {
    table(
      `Lighthouse, ${factor}, home: medians of ${runs} (times in ms)`,
      homes[factor].map(({ site, figures, toEmpty, oursToThis }) => ({
        site,
        ...rounded(figures.metrics),
        CLS: Number(figures.metrics.CLS.toFixed(3)),
        ...ratios('to empty', toEmpty),
        ...ratios('ours to the peer', oursToThis ?? {}),
      })),
    );
    table(`Lighthouse, ${factor}, scores`, [
      ...homes[factor].map(({ site, figures }) => scoresOf(`${site}, home`, figures)),
      ...others[factor].map(({ path, figures }) => scoresOf(path, figures)),
    ]);
  }
}

const scoresOf = (page: string, { scores, lost }: PageFigures) => ({
  page,
  ...scores,
  lost: lost.join(', '),
});

function ratios(title: string, { FCP, LCP }: Partial<Ratios>) {
  return { [`FCP ${title}`]: times(FCP), [`LCP ${title}`]: times(LCP) };
}

function printFunction({ size, slowest, ...report }: FunctionReport): void {
  table('The function as deployed, without Redis', {
    'KiB in all': kib(size.bytes),
    files: size.files,
    ...Object.fromEntries(
      Object.entries(size.packages).map(([name, bytes]) => [`KiB of ${name}`, kib(bytes)]),
    ),
    'cold start to the first answer, ms': Math.round(report.coldMs),
    'the same of a function that only fetches, ms': Math.round(report.loneFetchMs),
    'refused requests per second': Math.round(report.refusedPerSecond),
    [`${slowest.what} (the slowest request), ms`]: Math.round(slowest.ms),
  });
}

function printLoad({ mails, latencyMs, ...load }: LoadReport): void {
  table(`${load.visitors} visitors at once, ${load.requests} requests to the local Brevo`, {
    'answered otherwise than 200': load.failed,
    'mails accepted': mails.accepted,
    lost: mails.lost.length,
    repeated: mails.repeated.length,
    'mixed up': mails.mixedUp.length,
    'requests per second': Math.round(load.perSecond),
    'latency p50, ms': Math.round(latencyMs.p50),
    'latency p95, ms': Math.round(latencyMs.p95),
    'latency p99, ms': Math.round(latencyMs.p99),
    'heap before, KiB': kib(load.heapBefore),
    'heap after, KiB': kib(load.heapAfter),
  });
}

function table(title: string, rows: object): void {
  console.log(`\n${title}`);
  console.table(rows);
}

/** Replaces the table in the README. */
export const readmeWith = (readme: string, report: BenchReport) =>
  replaceMarked(readme, 'bench', tableOf(report));

function tableOf(report: BenchReport): string {
  const { node, chromium, cpus, busy } = report.machine;
  const runs = report.lighthouse?.runs ?? 0;
  const rows = outcomes(report).map(({ figure, goal, measured, met }) => {
    return [figure, goal, measured, met];
  });
  return [
    `Measured on ${report.date} with Node ${node} and ${chromium} on ${cpus} CPUs (load average ${busy} at the start; times are valid only from a quiet machine); Lighthouse: medians of ${runs} runs.`,
    '',
    markdownTable(['figure', 'goal', 'measured', 'met'], rows),
  ].join('\n');
}
