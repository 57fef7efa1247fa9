import { Route, Routes } from 'react-router-dom';
import { StaticLayout } from './layout/static-layout.tsx';
import LegalPage, { LEGAL_DOCUMENTS } from './pages/legal.tsx';

/** The pages that are whole without any script: only the build knows this table, no visitor loads it (U-13). */
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
