import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Renders or hydrates the app in `#root`. This module is in React's chunk (`vite.config.ts`), so that React is evaluated with
 * that chunk: as a CommonJS package it would otherwise be evaluated when the app's entry first uses it.
 */
export function mount(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const hydrate = () => void hydrateRoot(root, app);
  // On the development server, `#root` is empty.
  if (!root.hasChildNodes()) createRoot(root).render(app);
  // Hydrate in a transition so that taps stay responsive; at once if one is already waiting for the app.
  else if (document.querySelector('[data-waiting="tapped"]')) hydrate();
  else startTransition(hydrate);
}
