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

// Load the host's analytics scripts when the browser is idle (S-AN-1 to S-AN-5).
onIdle(() => {
  injectAnalytics();
  injectSpeedInsights();
});
