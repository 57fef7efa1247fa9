import { Route, Routes } from 'react-router-dom';
import { StaticLayout } from './layout/static-layout.tsx';
import LegalPage from './pages/legal.tsx';

/** The pages that are whole without any script: only the build knows this table, no visitor loads it (U-13). */
export function StaticRoutes() {
  return (
    <Routes>
      <Route element={<StaticLayout />}>
        <Route path="aviso-legal" element={<LegalPage document="notice" />} />
        <Route path="privacidad" element={<LegalPage document="privacy" />} />
        <Route path="cookies" element={<LegalPage document="cookies" />} />
      </Route>
    </Routes>
  );
}
