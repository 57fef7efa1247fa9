import { type ReactNode, useEffect } from 'react';
import { useNavigate, useRoutes } from 'react-router-dom';
import { LEGAL_PATHS } from './content/legal/legal-paths.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyChunk } from './loading/lazy-chunk.tsx';

const HomePage = lazyChunk('home', () => import('./pages/home.tsx'));
const LegalPage = lazyChunk('legal', () => import('./pages/legal.tsx'));
const ErrorPage = lazyChunk('error', () => import('./pages/error.tsx'));

/** Loads the page that a path shows. */
export function preloadPage(path: string): Promise<unknown> {
  if (path === '/') return HomePage.preload();
  return (LEGAL_PATHS.includes(path) ? LegalPage : ErrorPage).preload();
}

/** The route table of the app. */
const ROUTES = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      { index: true, element: <HomePage /> },
      ...LEGAL_PATHS.map((path) => ({ path, element: <LegalPage path={path} /> })),
      { path: 'error', element: <ErrorPage /> },
      {
        path: '*',
        element: (
          <RedirectToError>
            <ErrorPage />
          </RedirectToError>
        ),
      },
    ],
  },
];

export const AppRoutes = () => useRoutes(ROUTES);

/**
 * Replaces an unknown address with that of the error page. It renders that page meanwhile: `404.html` is this route,
 * prerendered, and with `<Navigate>` it would be empty.
 */
function RedirectToError({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/error', { replace: true });
  }, [navigate]);
  return children;
}
