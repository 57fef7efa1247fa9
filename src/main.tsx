import './styles/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadInsights } from './insights.ts';
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
// Built pages are whole before this runs, so it may make way for the visitor's hand; the development server's are empty.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);

loadInsights();
