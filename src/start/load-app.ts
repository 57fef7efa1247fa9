import { loadChunk } from '../ui/load-chunk.ts';
import { isReloaded, reloadOnce } from '../ui/old-tab.ts';
import { forgetTap, tappedButton } from '../ui/waiting-button.ts';

/** Loads the app's modules from these space-separated addresses. A failure is a `ChunkLoadError` (S-ERR-5, R-16). */
export async function loadApp(addresses: string, onFailure: () => void): Promise<void> {
  const app = loadChunk('app', addresses, () => importTogether(addresses.split(' ')));
  app.catch(() => {
    onFailure();
    return recover();
  });
  // Leave the error uncaught, before `recover` ends: a reload would drop the console message.
  await app;
}

/** Fetches all modules in parallel. Imports only the last one, the page's, which imports the others. */
function importTogether(addresses: readonly string[]): Promise<{ default: unknown }> {
  for (const href of addresses) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  return import(/* @vite-ignore */ addresses.at(-1) ?? '');
}

/**
 * Reloads the page once (U-14): after a deployment its scripts no longer exist, and some engines never fetch a failed
 * module again.
 */
async function recover(): Promise<void> {
  const button = tappedButton();
  const isHandled = button ? await reloadOnce(button.dataset.ceremony ?? '') : !isReloaded();
  if (isHandled) return;
  // The next tap tries again.
  forgetTap();
  document.querySelector<HTMLElement>('footer a[href^="tel:"]')?.focus();
}
