import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeployedFunction, runFile } from '../deployed-function.ts';
import type { LocalBrevo } from '../local/brevo.ts';
import { functionEnvironment, startFunctionProcess } from './function-process.ts';
import { type FunctionSize, measureFunctionSize } from './function-size.ts';
import { measureHeavyRequests } from './heavy-requests.ts';
import { median } from './statistics.ts';

/** How large the deployed function is, how fast it is ready, and how much it can take. */
export interface FunctionReport {
  size: FunctionSize;
  /** Medians of fresh processes. */
  importMs: number;
  /** From the start of Node to a handler that can be called. */
  readyMs: number;
  /** What Node takes of that to begin with. */
  nodeMs: number;
  /** Of requests that it refuses by itself, without Brevo. */
  refusedPerSecond: number;
  /** Of the largest requests that cost it most. */
  slowest: { what: string; ms: number };
}

const FRESH_PROCESSES = 15;
const REFUSED_REQUESTS = 2000;
const CONNECTIONS = 50;

/** Prints, in milliseconds since Node began: before the import, and after it. */
const STOPWATCH = `
const before = performance.now();
const { default: deployed } = await import('./api/event-request.js');
const after = performance.now();
if (typeof deployed.fetch !== 'function') throw new Error('No handler');
console.log(JSON.stringify({ before, after }));
`;

export async function measureFunction(
  deployed: DeployedFunction,
  brevo: LocalBrevo,
): Promise<FunctionReport> {
  await writeFile(join(deployed.folder, 'stopwatch.js'), STOPWATCH);
  const times: { before: number; after: number }[] = [];
  for (let run = 0; run < FRESH_PROCESSES; run++) {
    const { stdout } = await runFile(process.execPath, ['stopwatch.js'], {
      cwd: deployed.folder,
      env: functionEnvironment(brevo.url),
    });
    times.push(JSON.parse(stdout));
  }
  return {
    size: await measureFunctionSize(deployed),
    importMs: median(times.map(({ before, after }) => after - before)),
    readyMs: median(times.map(({ after }) => after)),
    nodeMs: median(times.map(({ before }) => before)),
    refusedPerSecond: await refuse(deployed, brevo),
    slowest: await measureHeavyRequests(deployed, brevo.url),
  };
}

async function refuse(deployed: DeployedFunction, brevo: LocalBrevo): Promise<number> {
  const server = await startFunctionProcess(deployed.entry, brevo.url);
  let left = REFUSED_REQUESTS;
  const connection = async () => {
    while (left-- > 0) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(server.url, { method: 'POST', headers, body: '{}' });
      await response.arrayBuffer();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - startedAt) / 1000;
  server.stop();
  return REFUSED_REQUESTS / seconds;
}
