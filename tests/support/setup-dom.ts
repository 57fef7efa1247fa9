import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { StrictConsole } from './strict-console.ts';

// The default of one second may be too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

let strictConsole = new StrictConsole();

/** For a component test that expects a message: `allowConsole(/Loading chunk/)`. */
export const allowConsole = (pattern: RegExp): void => strictConsole.allow(pattern);

beforeEach(() => {
  strictConsole = new StrictConsole();
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args) =>
      strictConsole.record(format(...args)),
    );
});

afterEach(() => {
  // First, so that messages of unmounting components count too.
  cleanup();
  vi.restoreAllMocks();
  expect(strictConsole.complaints()).toEqual([]);
});
