/** One lock per filled-in form, so that of several tabs one sends. Where there are no locks, the form's key protects. */
const lockOf = (key: string) => `event-request ${key}`;

/** While the visitor has the form open no other tab sends what was kept of it. Returns what ends that. */
export function holdForm(key: string): () => Promise<unknown> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = navigator.locks?.request(lockOf(key), { mode: 'shared' }, () => released);
  const ended = Promise.allSettled([held]);
  return () => {
    release();
    return ended;
  };
}

/** Does `task`, unless another tab is about it or has the form open. */
export async function ifFormIsFree(key: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  let refused = true;
  const run = async (lock: Lock | null) => {
    refused = false;
    if (lock) await task();
  };
  await navigator.locks.request(lockOf(key), { ifAvailable: true }, run).catch(() => undefined);
  // Locks that are there but may not be used, as in a page without storage.
  if (refused) await task();
}
