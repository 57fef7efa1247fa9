import './styles/global.css';
import { inject as injectAnalytics } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';
import { mount } from './ui/mount.ts';
import { onIdle } from './ui/on-idle.ts';

mount(
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>,
);

// Page views and speed, by the host's own scripts (S-AN-1 to S-AN-5): once the page has nothing better to do.
onIdle(() => {
  injectAnalytics();
  injectSpeedInsights();
});
