import { Route, Routes } from 'react-router-dom';
import { RedirectToError } from './layout/redirect-to-error.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyChunk } from './ui/lazy-chunk.ts';

const HomePage = lazyChunk('home', () => import('./pages/home.tsx'));
const ErrorPage = lazyChunk('error', () => import('./pages/error.tsx'));

/** The route table of the app (S-RT-1 to S-RT-5). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<RootLayout />}>
        <Route index element={<HomePage />} />
        <Route path="error" element={<ErrorPage />} />
        <Route
          path="*"
          element={
            <RedirectToError>
              <ErrorPage />
            </RedirectToError>
          }
        />
      </Route>
    </Routes>
  );
}
