import { type ReactNode, useEffect } from 'react';
import { useNavigate, useRoutes } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyChunk } from './ui/lazy-chunk.ts';

const HomePage = lazyChunk('home', () => import('./pages/home.tsx'));
const ErrorPage = lazyChunk('error', () => import('./pages/error.tsx'));

/** Loads the page that a path shows. */
export const preloadPage = (path: string) => (path === '/' ? HomePage : ErrorPage).preload();

/** The route table of the app (S-RT-1 to S-RT-5). */
const ROUTES = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      { index: true, element: <HomePage /> },
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
 * Replaces an unknown address with that of the error page (S-RT-5). It renders that page meanwhile: `404.html` is this route,
 * prerendered, and with `<Navigate>` it would be empty.
 */
function RedirectToError({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/error', { replace: true });
  }, [navigate]);
  return children;
}
