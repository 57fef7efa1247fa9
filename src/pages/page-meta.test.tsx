import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageMeta } from './page-meta.tsx';

test('U-12: a page of a demonstration may not be indexed', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('IS_DEMONSTRATION', 'true');
  const head = renderToStaticMarkup(<PageMeta title="Inicio" description="Qué es" path="/" />);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
});
