import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { BUDGETS, KIB } from './bench/budgets.ts';
import { measureBytes } from './bench/bytes.ts';
import { measureColdStart, measureFunctionSize } from './bench/function.ts';
import { measureInteractions, SLOWDOWN } from './bench/interactions.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { median, RUNS, repeat } from './bench/runs.ts';
import { deployFunction } from './build/deployed-function.ts';
import { UserError } from './build/user-error.ts';
import { startLocalBrevo } from './local/brevo.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { runStart } from './local/run-start.ts';
import { isTextFile } from './local/send-file.ts';
import { EXAMPLE_MAIL_SETTINGS } from './local/settings.ts';

/** `npm run bench [-- PART…]`: builds and serves the site as `npm start` does, and prints its figures (`tools/bench/README.md`). */

/** A title, the figure, and the limit that the tests hold, if there is one. */
type Row = [string, string, string?];

const PARTS: Record<string, () => Promise<Row[]>> = {
  async bytes() {
    const { bytes, requests } = await measureBytes(address);
    return [
      ['Home, HTML with its styles', kib(bytes.home), kib(BUDGETS.page)],
      ['Hero on a phone', kib(bytes.hero), kib(BUDGETS.hero)],
      ['Script without the form', kib(bytes.script), kib(BUDGETS.script)],
      ['Script of the form, fetched ahead', kib(bytes.form), kib(BUDGETS.form)],
      ['Styles of the form', kib(bytes.formStyles)],
      [
        `Home on a phone to its end, ${requests.length} requests`,
        kib(bytes.phone),
        kib(BUDGETS.phone),
      ],
    ];
  },
  async interactions() {
    const runs = await repeat(RUNS, () => measureInteractions(address));
    return (['opening', 'errors', 'sending'] as const).map((name) => [
      `Interaction at ${SLOWDOWN}×: ${name}`,
      ms(median(runs.map((run) => run[name]))),
    ]);
  },
  lighthouse: () => measureLighthouse(address),
  async function() {
    const deployed = await deployFunction();
    const brevo = await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY });
    const starts = await repeat(15, () => measureColdStart(deployed, brevo.url));
    const size = await measureFunctionSize(deployed);
    await brevo.close();
    await deployed.remove();
    return [
      ['Function, start of Node to the first answer', ms(median(starts))],
      ['Function, size with its imports', kib(size)],
    ];
  },
};

const asked = process.argv.slice(3);
for (const part of asked)
  if (!(part in PARTS))
    throw new UserError(`${part}: the parts of npm run bench are ${Object.keys(PARTS).join(', ')}`);

const load = loadavg()[0]?.toFixed(1);
console.log('Building…');
const address = await runStart(process.env.PORT || '4183');
// Fetch every text once: the server then has it compressed.
for (const file of readdirSync(join(PROJECT_ROOT, 'dist'), { recursive: true, encoding: 'utf8' }))
  if (isTextFile(file)) await fetch(`${address}/${file}`, { headers: { 'accept-encoding': 'br' } });
console.log(
  `Node ${process.version}, ${availableParallelism()} CPUs, load ${load} before the build: above 1, times are unreliable.`,
);
for (const [part, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(part)) {
    console.log(`\nMeasuring: ${part}…`);
    for (const [what, figure, limit] of await measure())
      console.log(`${what.padEnd(48)}  ${figure}${limit ? ` (at most ${limit})` : ''}`);
  }
process.exit(0);

function kib(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
