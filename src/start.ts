import { watchDialog } from './browser/dialog-command.ts';
import { jumpOnClicks, jumpTo } from './browser/jump-to.ts';
import { loadChunk, onIdle } from './loading/load-chunk.ts';

/** The script of every page. The page is complete without it, and its buttons open the dialog by themselves. */

let isStarted = false;

/** Loads the app. After a failure, the next press or key tries again. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  void loadChunk('app', () => import('./main.tsx').then(({ run }) => ({ default: run }))).then(
    ({ default: run }) => run(),
    (error) => {
      isStarted = false;
      throw error;
    },
  );
}

// After a frame: a browser may be idle before it paints the first one.
addEventListener('load', () => requestAnimationFrame(() => onIdle(start)));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { passive: true });
watchDialog();
jumpOnClicks();
jumpTo(location);
