import type { DeployedFunction } from '../build/deployed-function.ts';
import type { LocalBrevo } from '../local/brevo.ts';
import { startFunctionProcess } from './function-process.ts';
import { percentile } from './statistics.ts';
import { countMails, sendAll } from './visitors.ts';

export type LoadReport = Awaited<ReturnType<typeof measureLoad>>;

const VISITORS = 200;
const REQUESTS_EACH = 10;

/** Sends the requests of many visitors at once through the deployed function to the local Brevo. */
export async function measureLoad(deployed: DeployedFunction, brevo: LocalBrevo) {
  const server = await startFunctionProcess(deployed.entry, brevo.url);
  try {
    const half = { visitors: VISITORS, requestsEach: REQUESTS_EACH / 2 };
    const first = await sendAll(server.url, half);
    // By now the function has filled its caches: compiled code, rate limits, remembered answers.
    const heapBefore = await server.heapUsed();
    const second = await sendAll(server.url, { ...half, firstTurn: half.requestsEach });
    const heapAfter = await server.heapUsed();
    const statuses = [...first.statuses, ...second.statuses];
    const latenciesMs = [...first.latenciesMs, ...second.latenciesMs];
    const sent = new Map([...first.sent, ...second.sent]);
    return {
      visitors: VISITORS,
      requests: statuses.length,
      /** Requests not answered with 200. */
      failed: statuses.filter((status) => status !== 200).length,
      mails: countMails(
        sent,
        brevo.messages.map(({ body }) => body),
      ),
      latencyMs: {
        p50: percentile(latenciesMs, 0.5),
        p95: percentile(latenciesMs, 0.95),
        p99: percentile(latenciesMs, 0.99),
      },
      perSecond: statuses.length / ((first.ms + second.ms) / 1000),
      /** Heap in bytes after garbage collection: after half of the requests, and after all. */
      heapBefore,
      heapAfter,
    };
  } finally {
    server.stop();
  }
}
