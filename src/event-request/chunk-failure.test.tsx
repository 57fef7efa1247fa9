import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allowConsole } from '../../tests/support/setup-dom.ts';
import { SITE } from '../content/site.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ChunkLoadError, CssChunkLoadError } from '../ui/load-chunk.ts';
import { ChunkFailure } from './chunk-failure.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Renders content that throws, on a page that the host no longer serves. Returns how often the page was asked for. */
async function fail(error: Error, title: string) {
  allowConsole(/./);
  const fetchPage = vi.fn(async (_: string) => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetchPage);
  const Broken = () => {
    throw error;
  };
  render(
    <ErrorBoundary fallback={(thrown) => <ChunkFailure error={thrown} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  return fetchPage.mock.calls.length;
}

test.each([
  new ChunkLoadError('home', 'error', '/static/js/a.js'),
  new CssChunkLoadError('/static/css/a.css', undefined),
])(
  'U-14 R-16 R-17: a chunk that is gone is a reason to look for a new release (%#)',
  async (error) => {
    expect(await fail(error, SITE.chunkFailure.title)).toBe(1);
  },
);

test('U-14 U-32: any other error is told as what it is, and is no reason to reload', async () => {
  expect(await fail(new TypeError('bug'), SITE.failure.title)).toBe(0);
});
