import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { browserPath, CHROMIUM_FLAGS } from './browser.ts';

/** Runs Lighthouse, which is fetched at the first use so that `npm ci` stays free of its 180 MB (`tools/bench/README.md`). */

/** The last version for Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(PROJECT_ROOT, 'node_modules/.cache/bench', `lighthouse-${VERSION}`);
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
/** Limit for one run of one page on a busy machine. */
const RUN_TIMEOUT_MS = 180_000;
const ATTEMPTS = 3;

const run = promisify(execFile);

export type FormFactor = 'mobile' | 'desktop';

const score = v.nullable(v.number());
/** The parts of a report that the benchmark reads. */
const reportSchema = v.object({
  audits: v.record(v.string(), v.object({ numericValue: v.nullish(v.number()), score })),
  categories: v.record(
    v.string(),
    v.object({ score, auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
  ),
  runtimeError: v.optional(v.object({ message: v.string() })),
});
export type LighthouseJson = v.InferOutput<typeof reportSchema>;

export async function ensureLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  console.log(`Fetching Lighthouse ${VERSION}, once…`);
  await mkdir(FOLDER, { recursive: true });
  // Without its own package.json, npm would install into the project above.
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  await run('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: FOLDER });
}

/** Each run starts a browser. Runs are retried, because a browser sometimes fails. */
export async function runLighthouse(url: string, factor: FormFactor): Promise<LighthouseJson> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url, factor);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      const [reason] = String(error).split('\n');
      console.warn(`Lighthouse failed with ${url}, trying again (${reason})`);
    }
  }
}

async function runOnce(url: string, factor: FormFactor): Promise<LighthouseJson> {
  const folder = await mkdtemp(join(tmpdir(), 'alheli-lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ...(factor === 'desktop' ? ['--preset=desktop'] : []),
  ];
  try {
    await run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: browserPath() },
      timeout: RUN_TIMEOUT_MS,
    });
    return parseReport(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function parseReport(json: string): LighthouseJson {
  const report = v.parse(reportSchema, JSON.parse(json));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
