/** Counts the requests of a page that `phone-visit.ts` has recorded. */

export interface PageRequest {
  address: string;
  /** Document, Script, Image, Font …, as in DevTools. */
  type: string;
  /** VeryHigh, High, Medium, Low or VeryLow. */
  priority: string;
  /** Milliseconds since the page's own request. */
  startedMs: number;
  /** Absent without an answer. */
  endedMs?: number;
  /** Transferred: body and headers. */
  bytes: number;
}

export interface PageLoad {
  requests: readonly PageRequest[];
  firstPaintMs: number;
  loadMs: number;
}

export interface TypeTotal {
  type: string;
  requests: number;
  bytes: number;
}

export const totalBytes = (requests: readonly PageRequest[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

export function totalsByType(requests: readonly PageRequest[]): TypeTotal[] {
  const types = [...new Set(requests.map(({ type }) => type))];
  return types
    .map((type) => {
      const ofType = requests.filter((request) => request.type === type);
      return { type, requests: ofType.length, bytes: totalBytes(ofType) };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** Requests before the first paint, in their order: they share the line with what the paint needs. */
export function criticalPath({ requests, firstPaintMs }: PageLoad): PageRequest[] {
  return requests
    .filter(({ startedMs }) => startedMs < firstPaintMs)
    .sort((a, b) => a.startedMs - b.startedMs);
}

export const scripts = (requests: readonly PageRequest[]) =>
  requests.filter(({ type }) => type === 'Script');

export const beforeLoad = ({ requests, loadMs }: PageLoad) =>
  requests.filter(({ startedMs }) => startedMs < loadMs);
