import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { DeployedFunction } from '../build/deployed-function.ts';
import type { LocalBrevo } from '../local/brevo.ts';
import { functionEnvironment, runScript, startFunctionProcess } from './function-process.ts';
import { measureFunctionSize } from './function-size.ts';
import { measureHeavyRequests } from './heavy-requests.ts';
import { median } from './statistics.ts';
import { requestOf } from './visitors.ts';

export type FunctionReport = Awaited<ReturnType<typeof measureFunction>>;

const PROCESSES = 15;
const REFUSED_REQUESTS = 2000;
const CONNECTIONS = 50;

/** Sends a request to the given module, and prints the milliseconds since the start of Node. */
const STOPWATCH = `
const [,, module, body] = process.argv;
const { default: deployed } = await import(module);
const headers = { 'content-type': 'application/json' };
const request = new Request('https://alheli.example${EVENT_REQUEST_PATH}', { method: 'POST', headers, body });
const { status } = await deployed.fetch(request);
if (status !== 200) throw new Error('Status ' + status);
console.log(performance.now());
process.exit(0);
`;
const LONE_FETCH = `
const { BREVO_BASE_URL, BREVO_API_KEY } = process.env;
const headers = { 'api-key': BREVO_API_KEY };
export default { fetch: () => fetch(BREVO_BASE_URL + '/v3/account', { headers }) };
`;

/** Measures the deployed function's size, cold start and throughput. */
export async function measureFunction(deployed: DeployedFunction, brevo: LocalBrevo) {
  await writeFile(join(deployed.folder, 'lone-fetch.js'), LONE_FETCH);
  const env = functionEnvironment(brevo.url);
  const msOf = async (module: string, run: number) => {
    const body = JSON.stringify(requestOf(0, run).request);
    return (await runScript<number>(deployed.folder, STOPWATCH, env, module, body)).result;
  };
  const cold: number[] = [];
  const loneFetch: number[] = [];
  // In turn, so that a busy moment of the machine slows both.
  for (let run = 0; run < PROCESSES; run++) {
    cold.push(await msOf('./api/event-request.js', run));
    loneFetch.push(await msOf('./lone-fetch.js', run));
  }
  return {
    size: await measureFunctionSize(deployed),
    /** From the start of Node to the answer for the first mail: the median of new processes. */
    coldMs: median(cold),
    /** The same for a function that only calls `fetch`. */
    loneFetchMs: median(loneFetch),
    /** Requests per second that the function refuses without asking Brevo. */
    refusedPerSecond: await refuse(deployed, brevo),
    /** The slowest of the largest requests. */
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
