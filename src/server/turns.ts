import type { Limit } from './config.ts';
import { createExpiringMap } from './expiring-map.ts';
import type { SharedStore } from './shared-store.ts';

export type Window = Limit & { name: string };
type OpenWindow = Window & { endsAt: number };

type Taken =
  | { ok: true; windows: readonly OpenWindow[] }
  | { ok: false; window: Window; waitMs: number };

/** How many windows of each length one instance remembers, about 200 bytes each; it forgets the oldest first. */
const MAX_KEPT = 20_000;

/**
 * KEYS: the windows. ARGV: the turns and milliseconds of each. Returns the index of the full window that lasts longest, and
 * for how long; or, if no window is full, 0, 0 and how long each window lasts.
 */
const TAKE = `
local full, wait = 0, 0
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or 0) >= tonumber(ARGV[2 * i - 1]) then
    local left = redis.call('pttl', key)
    if full == 0 or left > wait then full, wait = i, left end
  end
end
local left = {}
if full == 0 then
  for i, key in ipairs(KEYS) do
    if redis.call('incr', key) == 1 then redis.call('pexpire', key, ARGV[2 * i]) end
    left[i] = redis.call('pttl', key)
  end
end
return { full, wait, unpack(left) }`;

const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or 0) > 0 then redis.call('decr', key) end
end
return 1`;

/**
 * Counts turns in windows of time, in the shared store or, without one, in the memory of this instance. A request takes one
 * turn of each of its windows. If a window has none left, the request is refused and takes no turn at all.
 */
export function createTurns(store: SharedStore, now: () => number) {
  const memory = createMemory(now);
  const namesOf = (windows: readonly Window[]) =>
    windows.map(({ name, seconds }) => `${name}:${seconds}`);

  return {
    async take(windows: readonly Window[]): Promise<Taken> {
      const shared = await store.ask((redis) => {
        const rules = windows.flatMap(({ count, seconds }) => [count, seconds * 1000]);
        return redis.eval(TAKE, windows.length, ...namesOf(windows), ...rules);
      });
      if (!shared) return memory.take(windows);
      const [full = 0, waitMs = 0, ...leftMs] = shared as number[];
      const window = windows[full - 1];
      if (window) return { ok: false, window, waitMs };
      const open = windows.map((each, index) => ({
        ...each,
        endsAt: now() + (leftMs[index] ?? 0),
      }));
      return { ok: true, windows: open };
    },
    /** Skips windows that have ended, because the next window of that name has all of its turns. */
    async giveBack(taken: readonly OpenWindow[]): Promise<void> {
      const windows = taken.filter(({ endsAt }) => now() < endsAt);
      if (windows.length === 0) return;
      const isGiven = await store.ask((redis) =>
        redis.eval(GIVE_BACK, windows.length, ...namesOf(windows)),
      );
      if (!isGiven) memory.giveBack(windows);
    },
  };
}

function createMemory(now: () => number) {
  type Used = { turns: number; until: number };
  /** One map per length of window, in seconds: an expiring map keeps all its entries equally long. */
  const bySeconds = new Map<number, ReturnType<typeof createExpiringMap<Used>>>();

  function mapOf({ seconds }: Window) {
    const map =
      bySeconds.get(seconds) ??
      createExpiringMap<Used>({ keptMs: seconds * 1000, maxKept: MAX_KEPT, now });
    bySeconds.set(seconds, map);
    return map;
  }

  return {
    take(windows: readonly Window[]): Taken {
      const full = windows.flatMap((window) => {
        const used = mapOf(window).get(window.name);
        return used && used.turns >= window.count ? { window, waitMs: used.until - now() } : [];
      });
      const [longest] = full.sort((one, other) => other.waitMs - one.waitMs);
      if (longest) return { ok: false, ...longest };
      const open = windows.map((window) => {
        const map = mapOf(window);
        const found = map.get(window.name);
        const used = found?.turns ? found : { turns: 0, until: now() + window.seconds * 1000 };
        used.turns += 1;
        if (used !== found) map.set(window.name, used);
        return { ...window, endsAt: used.until };
      });
      return { ok: true, windows: open };
    },
    giveBack(windows: readonly Window[]): void {
      for (const window of windows) {
        const used = mapOf(window).get(window.name);
        if (used && used.turns > 0) used.turns -= 1;
      }
    },
  };
}
