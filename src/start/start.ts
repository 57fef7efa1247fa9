import { onIdle } from '../ui/on-idle.ts';
import { afterPaint } from './after-paint.ts';
import { loadApp } from './load-app.ts';
import { jumpToLinkedSections } from './section-links.ts';
import { showTypeface } from './typeface.ts';
import { tappedButton, waitFor } from './waiting-button.ts';

/** The inline script of the pages that run the app. The pages are complete without it. */
const { app: addresses = '', now } = document.currentScript?.dataset ?? {};
let isStarted = false;

/** Loads the app once, when the critical path is done or at the first sign of intent. Earlier taps are kept (U-11). */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await loadApp(addresses, () => {
    isStarted = false;
  });
}

// Not `pointerover`, which fires without a movement if the mouse rests on a page that is loading.
for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(intent, start, { once: true, passive: true });

// In the capture phase, before React, which stops clicks on content that it has not hydrated.
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

if (now === undefined) addEventListener('load', () => afterPaint(() => onIdle(start, 200)));
else void start();

afterPaint(() => void showTypeface());
