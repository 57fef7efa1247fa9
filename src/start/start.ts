import { onIdle } from '../ui/on-idle.ts';
import { noteTap } from '../ui/waiting-button.ts';
import { loadApp } from './load-app.ts';
import { jumpToLinkedSections } from './section-links.ts';
import { showTypeface } from './typeface.ts';

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
  (event) => {
    if (noteTap(event)) void start();
  },
  { capture: true },
);

jumpToLinkedSections();

if (now === undefined) addEventListener('load', () => afterPaint(() => onIdle(start, 200)));
else void start();

afterPaint(() => {
  // Let the browser request the pictures below the first view (`src/sections/service-section.module.css`).
  document.documentElement.dataset.painted = '';
  void showTypeface();
});

/** Runs `task` after the first paint, or at once in a background tab, which is not painted. */
function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
}
