import './styles/global.css';
import { inject as injectAnalytics } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';

const site = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const hydrate = () => void hydrateRoot(root, site);
const isWaitedFor = document.querySelector('[data-waiting="tapped"]') !== null;
// The development server's pages are empty; built ones are whole before this runs, and it makes way for the visitor's
// hand, unless that is what it is for.
if (!root.hasChildNodes()) createRoot(root).render(site);
else if (isWaitedFor) hydrate();
else startTransition(hydrate);

// Page views and speed, by the host's own scripts (S-AN-1 to S-AN-5).
injectAnalytics();
injectSpeedInsights();
