import { loadChunk } from '../ui/load-chunk.ts';
import { isReloaded, reloadOnce } from '../ui/old-tab.ts';
import { waitFor, waitingButton } from './waiting-button.ts';

/** Loads the app's modules, named by their addresses. A failure is reported in the specification's words (S-ERR-5, R-16). */
export async function loadApp(addresses: string, onFailure: () => void): Promise<void> {
  const app = loadChunk('app', addresses, () => importInTurn(addresses.split(' ')));
  app.catch(() => {
    onFailure();
    return recover();
  });
  // Not caught, and not after the recovery: a reload would take the console's message along before it is written.
  await app;
}

/**
 * Fetches the app's entry, what it imports and the page's own module together. All but the entry, which the last one brings
 * along, are evaluated in this order, each in a task of its own: the page answers a tap in between. Gives the last one.
 */
async function importInTurn(addresses: readonly string[]): Promise<{ default: unknown }> {
  const failed = Promise.race(addresses.map(preload));
  let module: { default: unknown } = { default: undefined };
  for (const address of addresses.slice(1)) {
    // Some engines would ask again for one that has failed: that is left to the next tap.
    await Promise.race([failed, nextTask()]);
    module = await import(/* @vite-ignore */ address);
  }
  return module;
}

/** Rejects when it fails. Not every engine says when it has come. */
function preload(href: string): Promise<never> {
  return new Promise((_, reject) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, onerror: reject }));
  });
}

/** Not a timer: browsers hold those back in a tab that is not looked at. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * After a deployment the page's scripts are gone, and some engines never ask again for one that failed: one reload mends
 * both (U-14).
 */
async function recover(): Promise<void> {
  const button = waitingButton();
  const isHandled = button
    ? await reloadOnce(button.dataset.ceremony ?? '', ({ ok }) => ok)
    : !isReloaded();
  if (isHandled) return;
  // No button pretends that something will come: the phone is at hand, and the next tap tries again.
  waitFor(undefined);
  document.querySelector<HTMLElement>('footer a[href^="tel:"]')?.focus();
}
