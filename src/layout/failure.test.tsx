import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowConsole } from '../../tests/support/setup-dom.ts';
import { SITE } from '../content/site.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Failure } from './failure.tsx';

test('U-14 U-32: an error other than a lost chunk is shown as what it is', async () => {
  allowConsole(/./);
  const Broken = () => {
    throw new TypeError('bug');
  };
  render(
    <ErrorBoundary fallback={(thrown) => <Failure error={thrown} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(SITE.failure.title);
});
