import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { browserPath } from './bench/browser.ts';
import { measureBytes } from './bench/bytes.ts';
import { measureFunction } from './bench/function-speed.ts';
import { measureLighthouse, OURS } from './bench/lighthouse.ts';
import { measureLoad } from './bench/load.ts';
import { parseOptions } from './bench/options.ts';
import { type BenchReport, printReport, readmeWith } from './bench/report.ts';
import { serveSites } from './bench/sites.ts';
import { measureThread } from './bench/thread.ts';
import { deployFunction } from './build/deployed-function.ts';
import { startLocalBrevo } from './local/brevo.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from './local/settings.ts';

/** `npm run bench`: measures the site's size and speed, and the function (`tools/bench/README.md`). */

const AFTER_NODE_RUN_AND_TOOL = 3;
const options = parseOptions(process.argv.slice(AFTER_NODE_RUN_AND_TOOL));
const isAsked = (...parts: string[]) => options.parts.some((part) => parts.includes(part));
const report: BenchReport = {
  date: new Date().toISOString().slice(0, 10),
  machine: {
    node: process.version,
    chromium: execFileSync(browserPath(), ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim(),
    cpus: cpus().length,
    busy: Number(loadavg()[0]?.toFixed(1)),
  },
};

if (isAsked('bytes', 'thread', 'lighthouse')) {
  console.log('Building…');
  const builder = await createBuilder({ root: PROJECT_ROOT, logLevel: 'warn' });
  await builder.buildApp();
  const sites = await serveSites(options.peers);
  const ours = sites.addresses.get(OURS) ?? '';
  if (isAsked('bytes')) report.bytes = await measureBytes(ours);
  if (isAsked('thread')) report.thread = await measureThread(ours, options.runs);
  if (isAsked('lighthouse'))
    report.lighthouse = await measureLighthouse(sites.addresses, options.runs);
  await sites.close();
}
if (isAsked('function', 'load')) {
  console.log('Measuring the function…');
  const deployed = await deployFunction();
  const brevo = await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY });
  if (isAsked('function')) report.function = await measureFunction(deployed, brevo);
  brevo.clear();
  if (isAsked('load')) report.load = await measureLoad(deployed, brevo);
  await brevo.close();
  await deployed.remove();
}

printReport(report);
const json = options.json ?? join(PROJECT_ROOT, 'node_modules/.cache/bench', `${report.date}.json`);
mkdirSync(dirname(json), { recursive: true });
writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
console.log(`\nAll figures: ${json}`);
if (options.readme) {
  const readme = join(PROJECT_ROOT, 'tools/bench/README.md');
  writeFileSync(readme, readmeWith(readFileSync(readme, 'utf8'), report));
}
process.exit(0);
