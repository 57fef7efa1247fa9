import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Shows the app in `#root`. In the chunk of React (`vite.config.ts`), which would else be evaluated where the app's entry
 * first calls it: a CommonJS package waits for that.
 */
export function mount(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const hydrate = () => void hydrateRoot(root, app);
  // The development server's pages are empty.
  if (!root.hasChildNodes()) createRoot(root).render(app);
  // Hydrate in a transition so that taps stay responsive; at once if one is already waiting for the app.
  else if (document.querySelector('[data-waiting="tapped"]')) hydrate();
  else startTransition(hydrate);
}
