import { outcomes } from './goals.ts';
import type { BenchReport } from './report.ts';

/** Writes the table of the README between two comments. */

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

export function readmeWith(readme: string, report: BenchReport): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The README needs ${BEGIN} and ${END}`);
  return `${readme.slice(0, begin + BEGIN.length)}\n${tableOf(report)}\n${readme.slice(end)}`;
}

function tableOf(report: BenchReport): string {
  const { node, chromium, cpus, busy } = report.machine;
  const runs = report.lighthouse?.runs ?? 0;
  const rows = outcomes(report).map(
    ({ figure, goal, measured, met }) => `| ${figure} | ${goal} | ${measured} | ${met} |`,
  );
  return [
    `Measured on ${report.date} with Node ${node} and ${chromium} on ${cpus} CPUs (load average ${busy} at the start; times count from a quiet machine only); Lighthouse: medians of ${runs} runs.`,
    '',
    '| figure | goal | measured | met |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
