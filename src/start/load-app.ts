import { loadChunk } from '../ui/load-chunk.ts';
import { isReloaded, reloadOnce } from '../ui/old-tab.ts';
import { waitFor, waitingButton } from './waiting-button.ts';

/**
 * Loads the app's modules, whose addresses stand beside each other: the last one, the page's own, brings the others along.
 * Named ahead, they come together. A failure is reported in the specification's words (S-ERR-5, R-16).
 */
export async function loadApp(addresses: string, onFailure: () => void): Promise<void> {
  const modules = addresses.split(' ');
  const own = modules.pop() ?? '';
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  const app = loadChunk('app', addresses, () => import(/* @vite-ignore */ own));
  app.catch(() => {
    onFailure();
    return recover();
  });
  // Not caught, and not after the recovery: a reload would take the console's message along before it is written.
  await app;
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
