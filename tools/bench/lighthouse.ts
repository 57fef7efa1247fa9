import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { runFile } from '../build/deployed-function.ts';
import { requireBrowser, TEST_FLAGS } from '../install/browser.ts';
import { median, RUNS, repeat } from './runs.ts';

/** The last version for Node 20. npm fetches it into its cache, so that `npm ci` stays free of its 180 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The runs of each page. One is enough where only the scores count, which hardly change between runs. */
const PAGES = { '/': RUNS, [LEGAL_LINKS.privacy.path]: 1, '/error': 1 };

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
};

/** The parts of a report that are read. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
}

/** Measures each page on a phone and on a desktop. Returns a title and the figures for each measurement. */
export async function measureLighthouse(address: string): Promise<[string, string][]> {
  const rows: [string, string][] = [];
  for (const device of ['phone', 'desktop'] as const)
    for (const [path, runs] of Object.entries(PAGES)) {
      const run = () => runLighthouse(address + path, device);
      // Chromium sometimes loses the start of its trace. Lighthouse then fails, and asks to be run again.
      const reports = await repeat(runs, () => run().catch(run));
      rows.push([`Lighthouse, ${path} on a ${device}`, inWords(reports)]);
    }
  return rows;
}

async function runLighthouse(url: string, device: 'phone' | 'desktop'): Promise<Report> {
  const { stdout } = await runFile(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${['--headless=new', ...TEST_FLAGS].join(' ')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: requireBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** Medians of the metrics, and the lowest score of each category. */
function inWords(reports: readonly Report[]): string {
  const metrics = Object.entries(METRICS).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return name === 'CLS' ? `CLS ${value.toFixed(3)}` : `${name} ${Math.round(value)} ms`;
  });
  const scores = Object.keys(reports[0]?.categories ?? {}).map((name) => {
    const lowest = Math.min(...reports.map(({ categories }) => categories[name]?.score ?? 0));
    return `${name} ${Math.round(lowest * 100)}`;
  });
  return [...metrics, ...scores].join(', ');
}
