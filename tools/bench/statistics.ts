/** The benchmark reports the median of its runs, because one slow run hardly changes the median, unlike the mean. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const middle = (sorted.length - 1) / 2;
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = sort(values);
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
}

/** A record with one value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

function at(sorted: readonly number[], index: number): number {
  const value = sorted[index];
  if (value === undefined) throw new Error('There are no values');
  return value;
}
