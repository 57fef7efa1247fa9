import type { DeployedFunction } from '../build/deployed-function.ts';
import type { LocalBrevo } from '../local/brevo.ts';
import { startFunctionProcess } from './function-process.ts';
import { countMails, type MailCount } from './mails.ts';
import { percentile } from './statistics.ts';
import { sendAll } from './visitors.ts';

/** Many visitors at once through the deployed function to the local Brevo. */
export interface LoadReport {
  visitors: number;
  requests: number;
  /** Answers other than 200. */
  failed: number;
  mails: MailCount;
  latencyMs: { p50: number; p95: number; p99: number };
  perSecond: number;
  /** Bytes in use after the garbage is gone: after half of all requests, and after the other half. */
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
    // From now on there is all that the function keeps: compiled code, visitors' turns, as many answers as it remembers.
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
