import { vi } from 'vitest';

/** Silences a method of the console, and records its calls. */
export const silence = (method: 'log' | 'warn' | 'error') =>
  vi.spyOn(console, method).mockImplementation(() => {});
