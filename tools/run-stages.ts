import { spawn } from 'node:child_process';
import { UserError } from './build/user-error.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `run-stages lint,types test:unit` runs scripts of `package.json`: one argument after the other, and the comma-separated
 * scripts of an argument in parallel. If a script fails, the command still runs the others. At the end it names the scripts
 * that failed.
 */

interface Result {
  script: string;
  seconds: number;
  passed: boolean;
  /** Empty if the script wrote to the terminal itself. */
  output: string;
}

const groups = process.argv.slice(3).map((group) => group.split(','));
const results: Result[] = [];
for (const group of groups) {
  const isAlone = group.length === 1;
  await Promise.all(
    group.map(async (script) => {
      const result = await runScript(script, isAlone);
      results.push(result);
      if (!isAlone) report(result);
    }),
  );
}

if (groups.length > 1) {
  console.log('');
  for (const result of results) report({ ...result, output: '' });
}
const failed = results.filter(({ passed }) => !passed).map(({ script }) => script);
if (failed.length > 0) throw new UserError(`\nFailed: ${failed.join(', ')}`);

async function runScript(script: string, showsOutput: boolean): Promise<Result> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', showsOutput ? 'inherit' : 'pipe', showsOutput ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  return { script, seconds, passed: code === 0, output };
}

function report({ script, seconds, passed, output }: Result): void {
  console.log(`${passed ? '✓' : '✗'} ${script} (${seconds.toFixed(1)} s)`);
  if (!passed && output) console.log(output);
}
