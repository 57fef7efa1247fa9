import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const NOINDEX = '<meta name="robots" content="noindex"/>';
const head = () =>
  renderToStaticMarkup(<PageMeta title="Inicio" description="De qué trata" path="/" />);

// Render as the build does.
beforeEach(() => vi.stubEnv('SSR', true));
afterEach(() => vi.unstubAllEnvs());

test('U-12: a page may be indexed', () => {
  expect(head()).not.toContain('robots');
});

test('U-12: a page of a demonstration may not be indexed', () => {
  vi.stubEnv('IS_DEMONSTRATION', 'true');
  expect(head()).toContain(NOINDEX);
});
