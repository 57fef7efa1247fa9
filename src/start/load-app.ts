import { loadChunk } from '../ui/load-chunk.ts';
import { isReloaded, reloadOnce } from '../ui/old-tab.ts';
import { waitFor, waitingButton } from './waiting-button.ts';

/** Loads the app's modules from these space-separated addresses. A failure is a `ChunkLoadError` (S-ERR-5, R-16). */
export async function loadApp(addresses: string, onFailure: () => void): Promise<void> {
  const app = loadChunk('app', addresses, () => importInTurn(addresses.split(' ')));
  app.catch(() => {
    onFailure();
    return recover();
  });
  // Leave the error uncaught, before `recover` ends: a reload would drop the console message.
  await app;
}

/**
 * Fetches the app's entry, its imports and the page's module in parallel. Then evaluates them in this order, each in its own
 * task, so that the page responds to taps in between. The entry, the first address, is imported by the page's module, the
 * last one, which is returned.
 */
async function importInTurn(addresses: readonly string[]): Promise<{ default: unknown }> {
  const failed = Promise.race(addresses.map(preload));
  let module: { default: unknown } = { default: undefined };
  for (const address of addresses.slice(1)) {
    // Do not import after a failed preload: some engines would fetch the module again. The next tap does that.
    await Promise.race([failed, nextTask()]);
    module = await import(/* @vite-ignore */ address);
  }
  return module;
}

/** Rejects if the preload fails. It never resolves, because not every engine fires `load`. */
function preload(href: string): Promise<never> {
  return new Promise((_, reject) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, onerror: reject }));
  });
}

/** Not a timer, because browsers throttle timers in background tabs. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * Reloads the page once (U-14): after a deployment its scripts no longer exist, and some engines never fetch a failed
 * module again.
 */
async function recover(): Promise<void> {
  const button = waitingButton();
  const isHandled = button ? await reloadOnce(button.dataset.ceremony ?? '') : !isReloaded();
  if (isHandled) return;
  // Stop waiting and focus the phone number. The next tap tries again.
  waitFor(undefined);
  document.querySelector<HTMLElement>('footer a[href^="tel:"]')?.focus();
}
