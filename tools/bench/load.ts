import type { DeployedFunction } from '../build/deployed-function.ts';
import type { LocalBrevo } from '../local/brevo.ts';
import { startFunctionProcess } from './function-process.ts';
import { countMails, type MailCount } from './mails.ts';
import { percentile } from './statistics.ts';
import { sendAll } from './visitors.ts';

/** Many visitors at once send requests through the deployed function to the local Brevo. */
export interface LoadReport {
  visitors: number;
  requests: number;
  /** Requests not answered with 200. */
  failed: number;
  mails: MailCount;
  latencyMs: { p50: number; p95: number; p99: number };
  perSecond: number;
  /** Heap in bytes after garbage collection: after half of the requests, and after all. */
  heapBefore: number;
  heapAfter: number;
}

const VISITORS = 200;
const REQUESTS_EACH = 10;

export async function measureLoad(
  deployed: DeployedFunction,
  brevo: LocalBrevo,
): Promise<LoadReport> {
  const server = await startFunctionProcess(deployed.entry, brevo.url);
  try {
    const half = { visitors: VISITORS, requestsEach: REQUESTS_EACH / 2 };
    const first = await sendAll(server.url, half);
    // By now the function has filled its caches: compiled code, rate limits, remembered answers.
    const heapBefore = await server.heapUsed();
    const second = await sendAll(server.url, { ...half, firstTurn: half.requestsEach });
    const heapAfter = await server.heapUsed();
    const load = {
      statuses: [...first.statuses, ...second.statuses],
      latenciesMs: [...first.latenciesMs, ...second.latenciesMs],
      ms: first.ms + second.ms,
      sent: new Map([...first.sent, ...second.sent]),
    };
    const mails = brevo.messages.map(({ body }) => body);
    return {
      visitors: VISITORS,
      requests: load.statuses.length,
      failed: load.statuses.filter((status) => status !== 200).length,
      mails: countMails(load.sent, mails),
      latencyMs: {
        p50: percentile(load.latenciesMs, 0.5),
        p95: percentile(load.latenciesMs, 0.95),
        p99: percentile(load.latenciesMs, 0.99),
      },
      perSecond: load.statuses.length / (load.ms / 1000),
      heapBefore,
      heapAfter,
    };
  } finally {
    server.stop();
  }
}
