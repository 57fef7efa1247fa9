import './styles/global.css';
import { inject as injectAnalytics } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, preloadPage } from './routes.tsx';
import { rememberActions } from './ui/before-hydration.ts';
import { onIdle } from './ui/load-chunk.ts';
import { tappedButton } from './ui/waiting-button.ts';

const root = document.getElementById('root') as HTMLElement;

const app = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>
);
function hydrate() {
  const repeatActions = rememberActions(root);
  hydrateRoot(root, app, {
    onRecoverableError(error) {
      reportError(error);
      repeatActions();
    },
  });
}

// The development server does not prerender.
if (import.meta.env.DEV) createRoot(root).render(app);
// Without its code, React would replace the prerendered page by the fallback when a link changes the address meanwhile.
else
  void preloadPage(location.pathname).then(() => {
    // Hydrate in a transition so that taps stay responsive; at once if one is already waiting for the app.
    if (tappedButton()) hydrate();
    else startTransition(hydrate);
  });

// Load the host's analytics scripts when the browser is idle (S-AN-1 to S-AN-5).
onIdle(() => {
  injectAnalytics();
  injectSpeedInsights();
});
