import type { BytesReport } from './bytes.ts';
import type { FunctionReport } from './function-speed.ts';
import { outcomes } from './goals.ts';
import type { LighthouseReport, PageFigures, Ratios } from './lighthouse.ts';
import type { LoadReport } from './load.ts';
import type { BenchReport } from './report.ts';
import type { ThreadReport } from './thread.ts';
import { KIB } from './weight.ts';

/** Prints the report as tables, without the goals whose part or peer was not measured. */

const kib = (bytes: number) => Number((bytes / KIB).toFixed(1));
const times = (value: number | undefined) => value && `${value.toFixed(2)} ×`;

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
  const rounded = (times: object) =>
    Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)]));
  table(`Main thread while home starts, 4× slower, ms: medians of ${runs}`, {
    'longest task of a script': Math.round(start.longestOfScript),
    'all tasks of over 50 ms': Math.round(start.longTasks),
    ...rounded(start.causes),
  });
  table(
    'Tasks of over 50 ms in the last run, by cause',
    longTasks.map(({ atMs, ms, causes }) => rounded({ at: atMs, ms, ...causes })),
  );
  table(
    'Slowest interaction of each run, 4× slower, ms',
    Object.fromEntries(Object.entries(interactions).map(([name, runs]) => [name, runs.join(' ')])),
  );
}

function printLighthouse({ runs, homes, others }: LighthouseReport): void {
  for (const factor of ['mobile', 'desktop'] as const) {
    table(
      `Lighthouse, ${factor}, home: medians of ${runs} (times in ms)`,
      homes[factor].map(({ site, figures, toEmpty, oursToThis }) => ({
        site,
        ...metricsOf(figures),
        ...ratios('to empty', toEmpty),
        ...ratios('ours to it', oursToThis ?? {}),
      })),
    );
    table(
      `Lighthouse, ${factor}, scores`,
      [
        ...homes[factor].map(({ site, figures }) => ({ page: `${site}, home`, figures })),
        ...others[factor].map(({ path, figures }) => ({ page: path, figures })),
      ].map(({ page, figures }) => ({
        page,
        ...figures.scores,
        lost: figures.lost.join(', '),
      })),
    );
  }
}

function metricsOf({ metrics }: PageFigures) {
  const { FCP, LCP, TBT, CLS, SI } = metrics;
  const [fcp, lcp, tbt, si] = [FCP, LCP, TBT, SI].map(Math.round);
  return { FCP: fcp, LCP: lcp, TBT: tbt, CLS: Number(CLS.toFixed(3)), SI: si };
}

function ratios(title: string, { FCP, LCP }: Partial<Ratios>) {
  return { [`FCP ${title}`]: times(FCP), [`LCP ${title}`]: times(LCP) };
}

function printFunction({
  size,
  coldMs,
  loneFetchMs,
  refusedPerSecond,
  slowest,
}: FunctionReport): void {
  table('The function as deployed, without Redis', {
    'KiB in all': kib(size.bytes),
    files: size.files,
    ...Object.fromEntries(
      Object.entries(size.packages).map(([name, bytes]) => [`KiB of ${name}`, kib(bytes)]),
    ),
    'cold start to the first answer, ms': Math.round(coldMs),
    'the same of a function that only fetches, ms': Math.round(loneFetchMs),
    'refused requests per second': Math.round(refusedPerSecond),
    [`${slowest.what} (the slowest request), ms`]: Math.round(slowest.ms),
  });
}

function printLoad({
  visitors,
  requests,
  failed,
  mails,
  latencyMs,
  perSecond,
  ...heap
}: LoadReport) {
  table(`${visitors} visitors at once, ${requests} requests to the local Brevo`, {
    'answered otherwise than 200': failed,
    'mails accepted': mails.accepted,
    lost: mails.lost.length,
    repeated: mails.repeated.length,
    'mixed up': mails.mixedUp.length,
    'requests per second': Math.round(perSecond),
    'latency p50, ms': Math.round(latencyMs.p50),
    'latency p95, ms': Math.round(latencyMs.p95),
    'latency p99, ms': Math.round(latencyMs.p99),
    'heap before, KiB': kib(heap.heapBefore),
    'heap after, KiB': kib(heap.heapAfter),
  });
}

function table(title: string, rows: object): void {
  console.log(`\n${title}`);
  console.table(rows);
}
