import { loadChunk, onIdle } from '../ui/load-chunk.ts';
import { reloadOnce } from '../ui/old-tab.ts';
import { forgetTap, noteTap, tappedButton } from '../ui/waiting-button.ts';
import { jumpToLinkedSections } from './section-links.ts';

/** The inline script of the pages that run the app. The pages are complete without it. */
const addresses = document.currentScript?.dataset.app?.split(' ') ?? [];
let isStarted = false;

/** The styles lay out the first view alone while the page has this attribute: the first frame comes earlier (U-40). */
const FIRST_VIEW = 'data-first-view';
const page = document.documentElement;

/**
 * Loads the whole typefaces and the app, and lays out the whole page, once: when the browser is idle after `load`, or at the
 * first sign of intent; after a failure, at the next tap or when the connection is back.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  page.removeAttribute(FIRST_VIEW);
  // A failure stays uncaught: the console has the error of the specification (S-ERR-5, R-16).
  void loadChunk('app', addresses.join(' '), importApp).catch((error) => {
    isStarted = false;
    addEventListener('online', start, { once: true });
    void recover();
    throw error;
  });
  // Last: its failure does not keep the app from loading.
  showTypefaces();
}

/** Fetches all modules in parallel. Imports only the last one, the page's, which imports the others. */
function importApp(): Promise<{ default: unknown }> {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  return import(/* @vite-ignore */ addresses.at(-1) ?? '');
}

/**
 * If a button waits, reloads the page once: after a deployment its scripts no longer exist (U-14). If that does not help, shows
 * the phone number; the next tap tries again.
 */
async function recover(): Promise<void> {
  const button = tappedButton();
  if (!button || (await reloadOnce(button.dataset.ceremony ?? ''))) return;
  forgetTap();
  document.querySelector<HTMLElement>('footer a[href^="tel:"]')?.focus();
}

/** The rules of the whole typefaces stand in a `noscript`. The first view has faces of its own (U-40). */
function showTypefaces(): void {
  const rules = document.head.querySelector('noscript');
  rules?.insertAdjacentHTML('afterend', rules.textContent ?? '');
  rules?.remove();
}

addEventListener('load', () => onIdle(start, 200));
// Not `pointerover`, which fires without a movement if the mouse rests on a page that is loading.
for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(intent, start, { once: true, passive: true });
// In the capture phase, before React, which stops clicks on content that it has not hydrated.
addEventListener('click', (event) => noteTap(event) && start(), { capture: true });

// Lay out the whole page at once after a reload or a step back, and for a link to a section: the visitor sees a place further down.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
page.toggleAttribute(FIRST_VIEW, visit?.type === 'navigate' && !location.hash);

jumpToLinkedSections();
