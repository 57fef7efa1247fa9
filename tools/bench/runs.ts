/** How often each measurement runs: other programs on the machine distort a single run. */
export const RUNS = 5;

export async function repeat<Result>(times: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) results.push(await run());
  return results;
}

/** One slow run hardly changes the median, unlike the mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
