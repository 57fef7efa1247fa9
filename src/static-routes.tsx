import { Route, Routes } from 'react-router-dom';
import { StaticLayout } from './layout/static-layout.tsx';
import LegalPage, { LEGAL_DOCUMENTS } from './pages/legal.tsx';

/** The routes of the static pages, which run no script. Only the build uses this table (U-13). */
export function StaticRoutes() {
  return (
    <Routes>
      <Route element={<StaticLayout />}>
        {LEGAL_DOCUMENTS.map((document) => (
          <Route
            key={document.path}
            path={document.path}
            element={<LegalPage document={document} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
