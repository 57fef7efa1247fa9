import { afterPaint } from './after-paint.ts';
import { loadApp } from './load-app.ts';
import { jumpToLinkedSections } from './section-links.ts';
import { showTypeface } from './typeface.ts';
import { tappedButton, waitFor } from './waiting-button.ts';

/** Inlined into the pages that run the app. Until the app runs, the page is whole without this script. */
const { app: addresses = '', now } = document.currentScript?.dataset ?? {};
let isStarted = false;

/** The app comes after everything that can be seen, or at the first sign of intent; no tap in between is lost (U-11). */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await loadApp(addresses, () => {
    isStarted = false;
  });
}

// `pointermove`, not `pointerover`: that one comes by itself where a mouse rests on a page that is being loaded.
for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(intent, start, { once: true, passive: true });

// Before React: while a part of the page is not its own yet, it would keep the tap to itself.
addEventListener(
  'click',
  ({ target }) => {
    const button = tappedButton(target);
    if (!button) return;
    const isEarly = 'waiting' in button.dataset;
    waitFor(isEarly ? button : undefined);
    if (isEarly) void start();
  },
  { capture: true },
);

jumpToLinkedSections();

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
  else setTimeout(start, 200);
}
if (now === undefined) addEventListener('load', () => afterPaint(whenIdle));
else void start();

afterPaint(() => void showTypeface());
