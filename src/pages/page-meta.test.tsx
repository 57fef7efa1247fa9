import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const NOINDEX = '<meta name="robots" content="noindex"/>';
const head = () =>
  renderToStaticMarkup(<PageMeta title="Inicio" description="De qué trata" path="/" />);

// As it is prerendered.
beforeEach(() => vi.stubEnv('SSR', true));
afterEach(() => vi.unstubAllEnvs());

test('U-12: a page is to be found', () => {
  expect(head()).not.toContain('robots');
});

test('U-12: but not that of a demonstration, which nobody could reach the studio by', () => {
  vi.stubEnv('IS_DEMONSTRATION', 'true');
  expect(head()).toContain(NOINDEX);
});
