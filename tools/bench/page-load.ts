/** What a page fetched, from first byte to last: the accounting apart from the browser that tells of it. */

export interface PageRequest {
  address: string;
  /** As the browser's tools name it: Document, Script, Image, Font … */
  type: string;
  /** With which it was asked for: VeryHigh, High, Medium, Low, VeryLow. */
  priority: string;
  /** Since the page was asked for, in milliseconds. */
  startedMs: number;
  /** Absent where nothing came. */
  endedMs?: number;
  /** As transferred: body and headers. */
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

/** Asked for before anything was to be seen, in this order: what the first paint had to share the line with. */
export function criticalPath({ requests, firstPaintMs }: PageLoad): PageRequest[] {
  return requests
    .filter(({ startedMs }) => startedMs < firstPaintMs)
    .sort((a, b) => a.startedMs - b.startedMs);
}

export const scripts = (requests: readonly PageRequest[]) =>
  requests.filter(({ type }) => type === 'Script');

export const beforeLoad = ({ requests, loadMs }: PageLoad) =>
  requests.filter(({ startedMs }) => startedMs < loadMs);
