import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { LEGAL_PATHS } from './content/legal/legal-paths.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyChunk } from './loading/lazy-chunk.tsx';

const HomePage = lazyChunk('home', () => import('./pages/home.tsx'));
const LegalPage = lazyChunk('legal', () => import('./pages/legal.tsx'));
const ErrorPage = lazyChunk('error', () => import('./pages/error.tsx'));

/** The pages of the app, with their chunks. Any other path shows the error page. */
const PAGES = [
  { path: '/', chunk: HomePage, element: <HomePage /> },
  ...LEGAL_PATHS.map((path) => ({ path, chunk: LegalPage, element: <LegalPage path={path} /> })),
  { path: '/error', chunk: ErrorPage, element: <ErrorPage /> },
];

/** Loads the page that a path shows. */
export const preloadPage = (path: string): Promise<unknown> =>
  (PAGES.find((page) => page.path === path)?.chunk ?? ErrorPage).preload();

/** The route table of the app. */
const ROUTES = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      ...PAGES.map(({ path, element }) => ({ path, element, caseSensitive: true })),
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

export function AppRoutes() {
  const { pathname, key } = useLocation();
  // Before the page is rendered: if its chunk failed at an earlier visit, it is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit.
  useMemo(() => void preloadPage(pathname), [pathname, key]);
  return useRoutes(ROUTES);
}

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
