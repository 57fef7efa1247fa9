import './styles/global.css';
import { inject as injectAnalytics } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onIdle } from './loading/load-chunk.ts';
import { AppRoutes, preloadPage } from './routes.tsx';

/** Runs the app in the page. */
export async function run(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>
  );
  // Load the host's analytics scripts when the browser is idle.
  onIdle(() => {
    injectAnalytics();
    injectSpeedInsights();
  });
  // The development server does not prerender.
  if (import.meta.env.DEV) {
    createRoot(root).render(app);
    return;
  }
  // Load the page's code first: if a link changed the address during hydration, React would show the fallback.
  await preloadPage(location.pathname);
  // In a transition, so that taps stay responsive.
  startTransition(() => {
    // Also if a translator or an extension has changed the page, and React renders it anew.
    hydrateRoot(root, app, { onRecoverableError: reportError });
  });
}
