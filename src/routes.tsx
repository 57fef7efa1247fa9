import { useRoutes } from 'react-router-dom';
import { RedirectToError } from './layout/redirect-to-error.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyChunk } from './ui/lazy-chunk.ts';

const HomePage = lazyChunk('home', () => import('./pages/home.tsx'));
const ErrorPage = lazyChunk('error', () => import('./pages/error.tsx'));

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
