import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowConsole } from '../../tests/support/setup-dom.ts';
import { SITE } from '../content/site.ts';
import { ChunkLoadError, CssChunkLoadError } from '../loading/load-chunk.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ChunkFailure } from './chunk-failure.tsx';

/** Renders content that throws, and expects this title. */
async function expectFailure(error: Error, title: string) {
  allowConsole(/./);
  const Broken = () => {
    throw error;
  };
  render(
    <ErrorBoundary fallback={(thrown) => <ChunkFailure error={thrown} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
}

test.each([
  new ChunkLoadError('home', 'error', '/static/js/a.js'),
  new CssChunkLoadError('/static/css/a.css', undefined),
])('U-14 R-16 R-17: a chunk that is gone is told as such (%#)', (error) =>
  expectFailure(error, SITE.chunkFailure.title),
);

test('U-14 U-32: any other error is told as what it is', () =>
  expectFailure(new TypeError('bug'), SITE.failure.title));
